"""Instruments for the hand: scissors, forceps, retractors, osteotomes."""
import math

from model import Model
from shapes import box, circle, curve_points, knurl, lathe, place, plate, rod, softened, surface, tube
from materials import get


def ring_handle(x, y, material, width=24, height=30, turn=0, thick=2.6):
    """An oval ring for a finger in the plane of the table."""
    points = [(math.cos(2 * math.pi * i / 20) * width / 2, math.sin(2 * math.pi * i / 20) * height / 2, 0) for i in range(20)]
    return place(tube(points, thick, material, closed=True, steps=6, flat=0.85), (x, y, 0), (0, 0, turn))


def tapered_bar(points, material):
    """A flat bar along a curve; points are (x, y, half width, half height)."""
    path = curve_points([(x, y, 0) for x, y, _, _ in points], 10)
    steps = len(path) - 1

    def size(v, column):
        at = v * (len(points) - 1)
        i = min(int(at), len(points) - 2)
        return points[i][column] + (points[i + 1][column] - points[i][column]) * (at - i)

    def at(u, v):
        i = min(steps, round(v * steps))
        before, after = path[max(0, i - 1)], path[min(steps, i + 1)]
        ahead = (after - before).normalized()
        angle = 2 * math.pi * u
        across = math.copysign(abs(math.cos(angle)) ** 0.6, math.cos(angle)) * size(v, 2)
        up = math.copysign(abs(math.sin(angle)) ** 0.6, math.sin(angle)) * size(v, 3)
        return path[i].x - ahead.y * across, path[i].y + ahead.x * across, up
    return surface(at, 32, steps, material, smooth_below=50)


def scissors(curved=0, blade=34, length=150, angle=9):
    """Two halves that cross at the screw in the origin; tips towards +x."""
    steel = get('satin')
    for side in (1, -1):
        shank = length - blade
        half = [
            tapered_bar([(-shank + 14, side * 15, 2.6, 2.2), (-shank * 0.62, side * 9.5, 2.9, 2.2),
                         (-shank * 0.3, side * 4, 3.2, 2.1), (-6, side * 0.6, 4.2, 2.0), (4, 0, 4.2, 1.8)], steel),
            ring_handle(-shank, side * 25, steel, 27 if side > 0 else 25, 31, side * -14),
        ]
        outline = [(0, -side * 4.2), (blade * 0.5, -side * 3.2), (blade * 0.86, -side * 1.4), (blade, 0),
                   (blade * 0.8, side * 0.7), (0, side * 3.6)]
        bend = (lambda x: curved * (x / blade) ** 2) if curved else (lambda x: 0)
        dense = [(a[0] + (b[0] - a[0]) * i / 8, a[1] + (b[1] - a[1]) * i / 8)
                 for a, b in zip(outline, [*outline[1:], outline[0]]) for i in range(8)]
        if side < 0:
            dense.reverse()
        part = plate([(x, y + bend(max(0, x))) for x, y in dense], 1.7, steel, 0.35)
        place(part, (0, 0, -0.2 if side > 0 else -1.7))
        place([*half, part], (0, 0, 3.2 if side > 0 else 2.4), (0, 0, -side * angle))
    place(lathe([(0.01, 0), (3.0, 0), (3.2, 0.4), (2.9, 1.2), (1.2, 1.5), (0.01, 1.5)], get('steel'), 48), (0, 0, 4.3))
    place(box(4.6, 0.6, 0.7, get('dark steel'), 0.05), (0, 0, 5.4), (0, 0, 35))


above = (0.25, -0.75, 1.25)

pictures = {
    'septum-scissors': Model(lambda: scissors(curved=9, blade=38), above, 0.08),
    'scissors': Model(lambda: scissors(curved=14, blade=30, length=140, angle=12), above, 0.08),
}
