"""Followups: the messages sent and changed with an interaction's token in its fifteen minutes."""

from __future__ import annotations

from .asking import Asked, Reply, route
from .payloads import message_json
from .records import Interaction, Message
from .refusal import RefusedError
from .routes_channels import remove, tell
from .routes_interactions import post
from .writing import change, checked, create, fill

HOOK = "/webhooks/{webhook_id}/{webhook_token}"
MESSAGE = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
DEFER = 5


@route("POST", HOOK, body=True, open_=True)
def follow_up(asked: Asked) -> Reply:
    interaction = _interaction(asked)
    body = checked(asked, "followup", asked.body.data)
    original = interaction.original
    if original is not None and original.loading:
        # The first followup after a deferral takes the place of the "is thinking" message.
        return 200, message_json(_complete(asked, interaction, original))
    message = create(asked.realm, interaction.channel, asked.realm.bot, body, asked.body)
    interaction.followups.append(message)
    interaction.changed += 1
    post(asked, interaction, message)
    return 200, message_json(message)


@route("GET", MESSAGE, open_=True)
def read_followup(asked: Asked) -> Reply:
    return 200, message_json(_message(asked, _interaction(asked)))


@route("PATCH", MESSAGE, body=True, open_=True)
def edit_followup(asked: Asked) -> Reply:
    interaction = _interaction(asked)
    message = _message(asked, interaction)
    if message.loading:
        return 200, message_json(_complete(asked, interaction, message))
    body = checked(asked, "followup edit", asked.body.data, message.standing)
    change(asked.realm, message, body, asked.body)
    interaction.changed += 1
    if message.ephemeral:
        asked.realm.bell.ring()
    else:
        tell(asked, "MESSAGE_UPDATE", message)
    return 200, message_json(message)


@route("DELETE", MESSAGE, open_=True)
def delete_followup(asked: Asked) -> Reply:
    interaction = _interaction(asked)
    remove(asked, _message(asked, interaction))
    interaction.changed += 1
    asked.realm.bell.ring()
    return 204, None


def _complete(asked: Asked, interaction: Interaction, message: Message) -> Message:
    """Fill a deferred answer; what it was deferred as, ephemeral or not, it stays."""
    body = checked(asked, "followup", asked.body.data)
    message.flags |= (body.get("flags") or 0) & ~64
    fill(asked.realm, message, body, asked.body.uploads)
    message.loading = False
    interaction.changed += 1
    if message.ephemeral:
        asked.realm.bell.ring()
    else:
        tell(asked, "MESSAGE_UPDATE", message)
    return message


def _interaction(asked: Asked) -> Interaction:
    interaction = asked.realm.tokens.get(asked.params["webhook_token"])
    if interaction is None or asked.number("webhook_id") != asked.realm.bot.id:
        raise RefusedError(10015, mistake=True)
    if asked.realm.clock.now() - interaction.made > asked.settings.token_life:
        raise RefusedError(50027)
    if interaction.answer is None:
        raise RefusedError(10015, mistake=not interaction.disturbed)
    return interaction


def _message(asked: Asked, interaction: Interaction) -> Message:
    if asked.params["message_id"] == "@original":
        message = interaction.original
    else:
        wanted = asked.number("message_id")
        mine = [*interaction.followups, interaction.original, interaction.message]
        message = next((one for one in mine if one is not None and one.id == wanted), None)
    if message is None or message.deleted:
        raise RefusedError(10008)
    return message
