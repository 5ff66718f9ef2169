"""Words of the bot in the languages it speaks: Fluent catalogs from `data/locale/<language>/*.ftl`.

`catalog` gives a language's `Words`; `bot.i18n.completeness.check` tells what is missing in one. Nothing else in the project
reads locale files.
"""

from bot.i18n.sources import DEFAULT, best, known, languages
from bot.i18n.words import Words, catalog

__all__ = ["DEFAULT", "Words", "best", "catalog", "known", "languages"]
