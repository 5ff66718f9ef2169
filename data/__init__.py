"""Rules, words and themes as data files; this package only makes them installable."""
