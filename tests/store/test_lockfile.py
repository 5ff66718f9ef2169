import pytest

from bot.errors import StoreError
from bot.store.lockfile import LockFile


def test_one_holder_at_a_time(tmp_path):
    path = tmp_path / "banker.db"
    lock = LockFile(path)
    with pytest.raises(StoreError, match="in use"):
        LockFile(path)
    lock.release()
    LockFile(path).release()


def test_another_file_is_another_lock(tmp_path):
    first, second = LockFile(tmp_path / "a.db"), LockFile(tmp_path / "b.db")
    first.release()
    second.release()


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(StoreError, match="be made"):
        LockFile(tmp_path / "nowhere" / "a.db")
