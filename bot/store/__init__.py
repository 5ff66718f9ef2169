"""The database: games and drafts as rows, over plain values and bytes. It knows the engine's values, no tables and no Discord."""
