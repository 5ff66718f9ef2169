"""A small, strict Discord over real sockets, for tests that start the real bot as a process.

`LoopbackDiscord` is the server, its `world` the people, its `troubles` what goes wrong, `BotProcess` the bot. Nothing
here imports the bot or discord.py.
"""

from .answers import Answer
from .measuring import Measured, Target, press_steadily
from .process import BotDiedError, BotProcess
from .realm import Call, Fault
from .records import Attachment, Channel, Guild, Interaction, Message, Modal, User
from .server import LoopbackDiscord
from .sight import CannotDoError
from .tidying import tidy
from .trouble import ApiError, Delay, RateLimited, Reset, ServerError
from .world import World

__all__ = [
    "Answer",
    "ApiError",
    "Attachment",
    "BotDiedError",
    "BotProcess",
    "Call",
    "CannotDoError",
    "Channel",
    "Delay",
    "Fault",
    "Guild",
    "Interaction",
    "LoopbackDiscord",
    "Measured",
    "Message",
    "Modal",
    "RateLimited",
    "Reset",
    "ServerError",
    "Target",
    "User",
    "World",
    "press_steadily",
    "tidy",
]
