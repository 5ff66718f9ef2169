"""The answer to an interaction.

Owns the rules of the callback: once, in time, of a kind that fits; and its effect on messages, modals and choices.
"""

from __future__ import annotations

import time
from typing import Any

from .asking import Asked, Reply, route
from .bodies import EPHEMERAL
from .command_rules import check_choices
from .fields import Report
from .modals import check_modal
from .payloads import message_json
from .records import Interaction, Message, Modal
from .refusal import RefusedError, form
from .routes_channels import keep, tell
from .writing import change, checked, create

PONG, SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
PING, COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 1, 2, 3, 4, 5
FITTING = {
    PING: (PONG,),
    COMMAND: (SEND, DEFER, MODAL),
    COMPONENT: (SEND, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (SEND, DEFER, DEFER_UPDATE, UPDATE),
}


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", body=True, open_=True)
def answer(asked: Asked) -> Reply:
    interaction = _open_interaction(asked)
    report = Report()
    body = report.record((), asked.body.data) or {}
    report.unknown((), body, ("type", "data"))
    if report.problems:
        raise RefusedError(50035, problems=report.problems)
    kind = _fitting(interaction, body.get("type"))
    _perform(asked, interaction, kind, body.get("data"))
    interaction.answer = kind
    interaction.callback_at = asked.call.at
    interaction.answered_at = time.monotonic()
    interaction.answered.set()
    asked.realm.bell.ring()
    if asked.query.get("with_response") not in ("1", "true"):
        return 204, None
    return 200, _response(interaction, kind)


def _open_interaction(asked: Asked) -> Interaction:
    interaction = asked.realm.interactions.get(asked.number("interaction_id"))
    if interaction is None or interaction.token != asked.params["interaction_token"]:
        raise RefusedError(10062, mistake=True)
    if interaction.answer is not None:
        raise RefusedError(40060, mistake=not interaction.disturbed)
    if asked.realm.clock.now() - interaction.made > asked.settings.answer_within:
        raise RefusedError(10062)
    return interaction


def _fitting(interaction: Interaction, kind: Any) -> int:
    fitting = FITTING[interaction.kind]
    if interaction.kind == SUBMIT and interaction.message is None:
        fitting = (SEND, DEFER)
    if kind not in fitting or isinstance(kind, bool):
        raise form(
            ("type",),
            "INTERACTION_CALLBACK_TYPE",
            f"Type {kind!r} does not answer an interaction of type {interaction.kind}.",
        )
    return int(kind)


def _perform(asked: Asked, interaction: Interaction, kind: int, data: Any) -> None:
    match kind:
        case 4:
            body = checked(asked, "answer", data, path=("data",))
            message = create(asked.realm, interaction.channel, asked.realm.bot, body, asked.body)
            post(asked, interaction, message)
            interaction.original = message
        case 5:
            _defer(asked, interaction, data)
        case 6:
            interaction.deferred = True
            interaction.original = interaction.message
        case 7:
            _update(asked, interaction, data)
        case 8:
            interaction.choices = _offered(data)
        case 9:
            report = Report()
            check_modal(report, data)
            if report.problems:
                raise RefusedError(50035, problems=report.problems)
            interaction.modal = Modal(data["custom_id"], data["title"], data["components"], interaction)


def _defer(asked: Asked, interaction: Interaction, data: Any) -> None:
    flags = (data or {}).get("flags") or 0
    if set(data or {}) - {"flags"} or flags & ~EPHEMERAL:
        raise form(("data",), "UNKNOWN_FIELD", "A deferral says no more than whether it is ephemeral.")
    message = Message(asked.realm.clock.snowflake(), interaction.channel, asked.realm.bot, flags=flags, loading=True)
    asked.realm.messages[message.id] = message
    interaction.deferred = True
    interaction.original = message
    post(asked, interaction, message)


def _update(asked: Asked, interaction: Interaction, data: Any) -> None:
    message = interaction.message
    if message is None or message.deleted:
        raise RefusedError(10008)
    body = checked(asked, "update", data, message.standing, path=("data",))
    change(asked.realm, message, body, asked.body)
    interaction.original = message
    if not message.ephemeral:
        tell(asked, "MESSAGE_UPDATE", message)


def _offered(data: Any) -> list[dict[str, Any]]:
    report = Report()
    body = report.record(("data",), data) or {}
    report.unknown(("data",), body, ("choices",))
    check_choices(report, ("data", "choices"), body.get("choices"))
    if report.problems:
        raise RefusedError(50035, problems=report.problems)
    return list(body.get("choices") or [])


def post(asked: Asked, interaction: Interaction, message: Message) -> None:
    """Show an answer or a followup to whom it is for."""
    message.interaction = interaction
    if message.ephemeral:
        message.seen_by = interaction.user
        interaction.user.ephemerals.append(message)
        asked.realm.bell.ring()
    else:
        keep(asked, message)


def _response(interaction: Interaction, kind: int) -> dict[str, Any]:
    answer: dict[str, Any] = {"interaction": {"id": str(interaction.id), "type": interaction.kind}}
    message = interaction.original
    if kind in (SEND, DEFER, UPDATE) and message is not None:
        answer["interaction"] |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
        answer["resource"] = {"type": kind, "message": message_json(message)}
    return answer
