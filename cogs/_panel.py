"""Private panels: small forms of selects whose whole state is in their custom ids.

Owns: how what was chosen so far travels from press to press, so that a panel outlives any restart, and the selects that several
panels share. What the choices mean is in the panels themselves.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.engine.actions import Chips
from bot.i18n import Words
from cogs._ids import Ref, fits, parse_chips, parse_number, write_chips
from cogs._layout import PER_SELECT, Button, Entry, Select
from cogs._press import Press
from cogs._said import Said

MOST_CHIPS = PER_SELECT - 1


@dataclass(frozen=True, slots=True)
class Form:
    """What a panel knows: whose it is, and what was chosen so far.

    Attributes:
        game: the game's id.
        number: the number of the decision that it answers, or 0.
        verb: the panel's verb; the select of a field refers to it again.
        fields: what was chosen, by field, in the fixed order of the panel.
    """

    game: int
    number: int
    verb: str
    fields: Mapping[str, str]

    def ref(self, slot: str = "", verb: str = "") -> Ref:
        """The reference of a control: what was chosen so far, and which field it sets."""
        return Ref(self.game, self.number, verb or self.verb, (slot, *self.fields.values()))

    def put(self, **fields: str) -> "Form":
        """The form with other values in some fields."""
        return Form(self.game, self.number, self.verb, {**self.fields, **fields})

    def numbered(self, number: int) -> "Form":
        """The form for another decision, with nothing chosen."""
        return Form(self.game, number, self.verb, dict.fromkeys(self.fields, ""))

    def chips(self, field: str, colours: tuple[str, ...]) -> Chips:
        """The chips chosen in a field; none where it holds anything else."""
        return parse_chips(self.fields[field], colours) or {}


def read(press: Press, verb: str, fields: Sequence[str], colours: tuple[str, ...] = ()) -> Form:
    """The form as it is after this press.

    Args:
        press: a select of the panel, which sets its field; or a button, which sets none.
        verb: the panel's verb.
        fields: the names of the panel's fields.
        colours: the chip colours that counters may set.

    Raises:
        Said: what was chosen could not be on the list.
    """
    ref = press.ref
    form = Form(ref.game, ref.number, verb, {name: ref.arg(at + 1) for at, name in enumerate(fields)})
    slot, _, colour = ref.arg(0).partition(".")
    if not press.values or slot not in form.fields:
        return form
    value = press.values[0]
    if colour:
        count = parse_number(value, MOST_CHIPS)
        if colour not in colours or count is None:
            raise Said("error-unknown-choice")
        return form.put(**{slot: write_chips({**form.chips(slot, colours), colour: count})})
    if not fits(value):
        raise Said("error-unknown-choice")
    return form.put(**{slot: value})


def counters(form: Form, field: str, limits: Chips, hint: str, words: Words) -> tuple[Select, ...]:
    """A select for each colour that there is, from 0 to as many as there are."""
    chosen = form.chips(field, tuple(limits))
    return tuple(
        Select(
            form.ref(f"{field}.{colour}"),
            f"{hint}: {words(f'colour-{colour}')}",
            tuple(
                Entry(
                    str(count), f"{hint}: {words(f'chips-{colour}', count=count)}", chosen=count == chosen.get(colour)
                )
                for count in range(min(most, MOST_CHIPS) + 1)
            ),
        )
        for colour, most in limits.items()
        if most
    )


def chunks(entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """Entries in as few selects as hold them, evenly filled."""
    if not entries:
        return []
    parts = -(-len(entries) // PER_SELECT)
    size = -(-len(entries) // parts)
    return [tuple(entries[at : at + size]) for at in range(0, len(entries), size)]


def pick_one(form: Form, field: str, hint: str, entries: Sequence[Entry]) -> tuple[Select, ...]:
    """A choice of one, in several selects where one can't hold it; a field keeps whatever was chosen in any of them."""
    marked = [Entry(it.value, it.label, it.about, chosen=it.value == form.fields[field]) for it in entries]
    parts = chunks(marked)
    return tuple(
        Select(_part(form.ref(field), at), hint if len(parts) == 1 else f"{hint} ({at + 1}/{len(parts)})", part)
        for at, part in enumerate(parts)
    )


def narrowed(form: Form, forms: Sequence[object], fields: Sequence[str]) -> tuple[Form, dict[str, list[str]]]:
    """What each field can still be when every choice narrows the next, and the form without choices that no longer fit.

    Args:
        form: the panel's form.
        forms: what may be done, as values with these fields.
        fields: the fields in the order in which they are chosen.
    """
    left, values = list(forms), {}
    for name in fields:
        values[name] = list(dict.fromkeys(str(getattr(it, name)) for it in left))
        if len(values[name]) == 1:
            form = form.put(**{name: values[name][0]})
        elif form.fields[name] not in values[name]:
            form = form.put(**{name: ""})
        left = [it for it in left if form.fields[name] in {"", str(getattr(it, name))}]
    return form, values


def _part(ref: Ref, at: int) -> Ref:
    """References of one message must differ: the parts of a select carry their number behind everything else."""
    return ref if at == 0 else Ref(ref.game, ref.number, ref.verb, (*ref.args, str(at)))


def do(form: Form, verb: str, label: str, *, ready: bool, style: str = "green") -> Button:
    """The button that carries out what was chosen, once it is complete."""
    return Button(form.ref(verb=verb), label, style, off=not ready)


def taken(chips: Chips) -> int:
    """How many chips there are."""
    return sum(chips.values())
