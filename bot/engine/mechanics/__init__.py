"""Rules that games share, one small module each: none of them knows which game it serves."""
