"""The sprites: what can stand on a picture, and how each is drawn. Importing this package makes all of them known."""

from render.sprites import buildings, corners, graphs, grid, lots, marks, pieces, plain, track
from render.sprites.drawing import Drawn, draw

__all__ = ["Drawn", "buildings", "corners", "draw", "graphs", "grid", "lots", "marks", "pieces", "plain", "track"]
