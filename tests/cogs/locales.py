"""The languages that people's Discord, and their server, are set to."""


class Locales:
    """`of` are the locales of people by their ids, `guild` that of the server; English where nothing is set."""

    def __init__(self, world, monkeypatch):
        self.of, self.guild, self.world = {}, "en-US", world
        emit = world.env.backend.emit

        def localised(name, payload, *args, **kwargs):
            if name == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload["locale"] = self.of.get(user, "en-US")
                if "guild_locale" in payload:
                    payload["guild_locale"] = self.guild
            return emit(name, payload, *args, **kwargs)

        monkeypatch.setattr(world.env.backend, "emit", localised)

    def speaks(self, who, locale):
        self.of[self.world.people[who].id] = locale
