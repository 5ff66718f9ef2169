"""Every kind of picture in every theme, of games that stand-ins played: for looking at all of them after a change."""
