from render.shelf import Shelf


def test_what_was_used_longest_ago_is_forgotten():
    shelf = Shelf(10)
    made = []

    def make(key):
        return shelf.get(key, lambda: (made.append(key) or key, 4))

    for key in ("a", "b", "a", "c", "a", "b"):
        assert make(key) == key
    assert made == ["a", "b", "c", "b"]
    assert shelf.weight <= 10


def test_one_value_heavier_than_the_limit_is_still_held():
    shelf = Shelf(3)
    assert shelf.get("x", lambda: (1, 50)) == 1
    assert len(shelf) == 1
