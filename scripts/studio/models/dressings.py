"""Dressings, tapes, sutures and packs."""
import math
from random import Random

from model import Model
from shapes import box, place, plate, round_outline, slab, surface, words
from materials import get


def pillow(width, depth, height, material, corner=12, edge=0.4, lift=None, steps=56):
    """A soft pad on z = 0: round corners, thin at its edge; `lift(x, y)` raises its underside."""
    def shaped(u, v, up):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        ax, ay = abs(x) - (width / 2 - corner), abs(y) - (depth / 2 - corner)
        if ax > 0 and ay > 0:
            far = math.hypot(ax, ay)
            reach = max(ax, ay)
            x, y = math.copysign(width / 2 - corner + ax * reach / far, x), math.copysign(depth / 2 - corner + ay * reach / far, y)
            inside = corner - reach
        else:
            inside = min(width / 2 - abs(x), depth / 2 - abs(y))
        rise = min(1, inside / (corner * 0.8))
        z = edge + (height - edge) * math.sqrt(max(0, 1 - (1 - rise) ** 2))
        return x, y, (z if up else 0) + (lift(x, y) if lift else 0)
    top = surface(lambda u, v: shaped(u, v, True), steps, steps, material, closed=False, smooth_below=80)
    return [top]


def foam_dressing():
    curl = lambda x, y: 0.0016 * max(0, x - 5) ** 2 * 1.0
    place(pillow(104, 104, 1.0, get('skin tape'), 14, 0.3), (0, 0, 0))
    place(pillow(70, 70, 4.6, get('foam'), 10, 0.6), (0, 0, 0.6))
    # A second one, turned, with its release paper half off.
    place(pillow(104, 104, 1.0, get('skin tape'), 14, 0.3, curl), (64, 46, 4), (0, 0, 24))
    place(pillow(70, 70, 4.6, get('foam'), 10, 0.6, curl), (64, 46, 4.6), (0, 0, 24))


pictures = {
    'foam-dressing': Model(foam_dressing, (0.2, -0.9, 1.1), 0.06),
}
