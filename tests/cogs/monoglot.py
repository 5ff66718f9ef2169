"""Somebody who reads one language only: what of a text they would not understand, and what they would find badly set.

A language's own words are those of its catalogs; whatever else stands in a text must be a name. So a word of another language is found,
and a key, a parameter or an id that was never put into words, without a list of what to look for.
"""

import re
from functools import cache

from bot.i18n.sources import sources
from cogs._layout import OPTION

SOFT = "\u00ad"
QUOTES = {"en": "“”", "cs": "„“", "sk": "„“", "ro": "„”", "ru": "«»"}
"""What opens and closes a quotation in each language."""

PROPER = re.compile(r"(picture-)?place-.*|picture-hyphens.*|command-.*(?<!-description)")
"""Names of spaces, which may be in another language, and what is in no text."""
ENTRY = re.compile(r"^(?P<key>[a-z][\w-]*) =(?P<says>.*\n(?:(?![-\w#]).*\n)*)", re.MULTILINE | re.IGNORECASE)
SOFTENED = re.compile(r'\{"\\u00AD"\}', re.IGNORECASE)
MARKUP = re.compile(r"\{[^{}]*->|^ *\*?\[\w+\]|\{[^{}]*\}|[{}]", re.MULTILINE)
"""In a message: what it chooses by, the names of its variants, and what is filled in."""
ASIDE = re.compile(r"```.*?```|`[^`]*`|<[@#t:/][^>]*>|https?://\S+|\S+://\S+", re.DOTALL)
"""Commands, hashes, times, mentions and links: the same in every language."""
WORD = re.compile(r"[^\W\d_]{2,}")
BREAK = re.compile(r"-\n")
CUT = re.compile(r"[^,]*…$")


def words_of(text):
    """The words of a text, each as it would be looked up."""
    return {it.casefold() for it in WORD.findall(ASIDE.sub(" ", text).replace(SOFT, ""))}


@cache
def vocabulary(language):
    """Every word that the catalogs of a language say."""
    found = set()
    for name, text in sources(language).items():
        if name != "cli.ftl":
            for entry in ENTRY.finditer(f"{text}\n"):
                if not PROPER.fullmatch(entry["key"]):
                    found |= words_of(MARKUP.sub(" ", SOFTENED.sub("", entry["says"])))
    return found


@cache
def units(language):
    """The signs that stand behind numbers, with a space that may break."""
    signs = set()
    for text in sources(language).values():
        signs |= set(re.findall(r"^money-\S+ = \{ \$amount \} ?(.+)$", text, re.MULTILINE))
    return re.compile(rf"\d (?:%|(?:{'|'.join(map(re.escape, sorted(signs)))})(?!\w))")


SLIPS = {
    "a parameter that was not filled in": re.compile(r"[{}]|\$\w+[a-z]|\bNone\b"),
    "two spaces": re.compile(r"\S  +\S"),
    "a space before a sign": re.compile(r"[^\s-][ \u00a0](?:[,;.!?:](?![\w/])|…$)"),
    "a sign twice": re.compile(r",,|;;|::|(?<!\.)\.\.(?!\.)|[,;:?!]\."),
    "a straight quote": re.compile("[\"']"),
    "a plain space in a number": re.compile(r"(?<![\d/])\d{1,3} \d{3}(?!\d)"),
}


class Monoglot:
    """Reads a language.

    Args:
        language: the one.
        names: names that may stand in any text: of people, of a board's spaces, of languages.
    """

    def __init__(self, language, names):
        self.language = language
        written = {it.replace(SOFT, "") for it in names}
        written |= {it.replace("-", "") for it in written}  # as it is where a line ended with the hyphen
        longest = "|".join(sorted(map(re.escape, written), key=len, reverse=True))
        self._names = re.compile(rf"(?<!\w)(?:{longest})(?!\w)")
        self._quotes = re.compile(f"[{''.join(set(''.join(QUOTES.values())) - set(QUOTES[language]))}]")

    def strange(self, text):
        """Words that are neither of the language nor names, wherever lines end; one that was cut short is passed over."""
        whole = BREAK.sub("", ASIDE.sub(" ", _uncut(text))).replace("\n", " ").replace(SOFT, "")
        return sorted(words_of(self._names.sub(" ", whole)) - vocabulary(self.language))

    def slips(self, text, *, drawn=False):
        """What is badly set in a text. In a picture every letter of a sum may stand by itself."""
        bare = self._names.sub("x", ASIDE.sub("x", text))
        found = [] if drawn else [f"{name}: {hit[0]!r}" for name, it in SLIPS.items() if (hit := it.search(bare))]
        if hit := self._quotes.search(bare):
            found.append(f"a quote of another language: {hit[0]!r}")
        opening, closing = (bare.count(it) for it in QUOTES[self.language])
        if opening != closing and _uncut(text) == text:
            found.append("a quotation without its end")
        if hit := units(self.language).search(bare):
            found.append(f"a sum that may part: {hit[0]!r}")
        return found


def _uncut(text):
    """An entry of a menu without what was cut short at its end."""
    return CUT.sub("", text) if len(text) == OPTION else text
