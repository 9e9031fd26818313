"""Instruments for the hand: scissors, forceps, retractors, osteotomes, the mallet and their tray."""
import math

from model import Model, from_above
from shapes import ball, box, circle, curve_points, knurl, lathe, made_by, place, plate, rod, round_outline, surface, tube
from materials import get

def bar(points, material='satin', corner=0.55):
    """A bar along a curve; points are (x, y, z, half width, half height); `corner` 1 is round, less is squarer."""
    path = curve_points([point[:3] for point in points], 12)
    steps = len(path) - 1

    def size(v, column):
        at = v * (len(points) - 1)
        i = min(int(at), len(points) - 2)
        t = at - i
        t = t * t * (3 - 2 * t)
        return points[i][column] + (points[i + 1][column] - points[i][column]) * t

    def at(u, v):
        i = min(steps, round(v * steps))
        ahead = (path[min(steps, i + 1)] - path[max(0, i - 1)]).normalized()
        flat = math.hypot(ahead.x, ahead.y) or 1
        side = (-ahead.y / flat, ahead.x / flat)
        angle = 2 * math.pi * u
        across = math.copysign(abs(math.cos(angle)) ** corner, math.cos(angle)) * size(v, 3)
        up = math.copysign(abs(math.sin(angle)) ** corner, math.sin(angle)) * size(v, 4)
        # Up is at right angles to the way, also where it rises.
        return (path[i].x + side[0] * across - ahead.x * ahead.z / flat * up, path[i].y + side[1] * across - ahead.y * ahead.z / flat * up, path[i].z + flat * up)
    return surface(at, 40, steps, get(material), smooth_below=60)


def finger_ring(x, y, turn=0, width=25, height=31, thick=2.5, material='satin'):
    points = [(math.cos(2 * math.pi * i / 16) * height / 2, math.sin(2 * math.pi * i / 16) * width / 2, 0) for i in range(16)]
    return place(tube(points, thick, get(material), closed=True, steps=8, flat=0.85, sides=32), (x, y, 0), (0, 0, turn))


def half_of_scissors(side, shank, blade, bend, ring=25, jaw=False, gold=False):
    """From the finger ring at the left through the pivot in the origin to the tip."""
    parts = [
        bar([(-shank + 11, side * 17, 0, 2.1, 1.9), (-shank * 0.66, side * 9.5, 0, 2.5, 2.0), (-shank * 0.3, side * 3.4, 0, 3.0, 2.0),
             (-8, side * 0.4, 0, 4.0, 1.9), (1, 0, 0, 4.4, 1.8)]),
        finger_ring(-shank - 3, side * 25, side * -22, ring),
    ]
    curve = [(x, bend(max(0, x))) for x in (-3, blade * 0.15, blade * 0.35, blade * 0.55, blade * 0.75, blade * 0.9, blade)]
    if jaw:
        parts.append(bar([(x, y - side * 0.9, 0, w, h) for (x, y), w, h in zip(curve, (4.2, 3.6, 2.7, 2.4, 2.1, 1.8, 1.4), (2.4, 2.4, 2.3, 2.2, 2.0, 1.7, 1.3))]))
        if gold:
            parts.append(bar([(x, y + side * 0.75, 0.2, 0.8, h) for (x, y), h in list(zip(curve, (0, 0, 2.3, 2.2, 2.0, 1.7, 1.3)))[2:]], 'gold', 0.4))
    else:
        parts.append(bar([(x, y - side * 0.5, 0, w, h) for (x, y), w, h in zip(curve, (4.3, 4.2, 3.6, 3.0, 2.2, 1.5, 0.6), (1.7, 1.5, 1.3, 1.1, 0.9, 0.75, 0.5))]))
    return parts


def scissors(shank=96, blade=44, bend=lambda x: 0, angle=7, turn=30, jaw=False, gold=False, ratchet=False, band='gold'):
    for side in (1, -1):
        parts = half_of_scissors(side, shank, blade, bend, jaw=jaw, gold=gold)
        if ratchet:
            parts.append(bar([(-shank + 8, side * 17, 0, 2.2, 1.4), (-shank + 8, side * 9, 0, 2.2, 1.2), (-shank + 8, side * 2, 0, 2.0, 1.0)]))
        if band and side < 0:
            parts.append(bar([(-shank + 18, side * 15.3, 0, 2.5, 2.2), (-shank + 22, side * 14.4, 0, 2.5, 2.2)], band))
        place(parts, (0, 0, 5.6 if side > 0 else 2.6), (0, 0, turn - side * angle))
    screw = [lathe([(0.01, 0), (3.1, 0), (3.3, 0.3), (3.0, 1.2), (1.2, 1.6), (0.01, 1.6)], get('steel'), 48), place(box(5, 0.7, 0.6, get('black'), 0.05), (0, 0, 1.25))]
    place(screw, (0, 0, 7.0), (0, 0, turn + 40))


def rasp_handle(length=46):
    """A knurled grip between two collars, along +z from 0."""
    return [
        lathe([(1.8, -10), (2.1, -6), (2.6, -3), (4.2, 0), (4.4, 0.4), (4.4, 3.6), (4.0, 4)], get('satin'), 72),
        place(knurl(4.2, length - 8, get('satin'), 1.6, 0.32), (0, 0, 4)),
        lathe([(4.0, length - 4), (4.4, length - 3.6), (4.4, length - 0.4), (4.2, length), (2.6, length + 3), (2.1, length + 6), (1.8, length + 10)], get('satin'), 72),
    ]


def rasp_end(start, side, width=4.4, bend=0.0):
    """The working end with its diamond coat."""
    ends = [(start, 0, 0, 1.8, 1.8), (start + side * 12, 0, 0, 1.9, 1.5), (start + side * 22, 0, bend * 0.3, width * 0.9, 1.3)]
    return [bar(ends), bar([(start + side * 20, 0, bend * 0.25, width * 0.85, 1.5), (start + side * 30, 0, bend * 0.6, width, 1.5),
                            (start + side * 46, 0, bend * 1.4, width, 1.3), (start + side * 50, 0, bend * 1.7, width * 0.6, 1.0)], 'diamond coat')]


def rasps():
    for i, (left, right, bend) in enumerate(((5, 4, 0), (3.6, 3.4, 2.4), (4.4, 3, 0))):
        parts = place(rasp_handle(), (-23, 0, 0), (0, 90, 0)) + rasp_end(-33, -1, left) + rasp_end(33, 1, right, bend)
        place(parts, (i * 10, -i * 24, 4.6), (0, 0, 24))


def dorsum_retractor():
    place([
        bar([(0, 0, 0, 4.6, 1.6), (8, 0, 0, 5.4, 1.7), (50, 0, 0, 5.0, 1.7), (66, 0, 0, 3.2, 1.6), (78, 0, 0, 2.6, 1.5), (112, 0, 0, 2.5, 1.4),
             (128, 3, 0, 2.6, 1.3), (136, 16, 0, 2.9, 1.2), (137, 40, 0, 3.2, 1.1), (142, 52, 0, 3.2, 1.0), (152, 54, 0, 2.6, 0.9)]),
        *[place(plate(round_outline(7, 3.4, 1.6), 0.5, get('black')), (12 + i * 8.4, 0, 1.35)) for i in range(5)],
        bar([(80, 0, 0, 2.75, 1.7), (83, 0, 0, 2.75, 1.7)], 'red'),
    ], (0, 0, 3.4), (0, 0, 20))
    place([
        bar([(0, 0, 0, 3.2, 1.5), (6, 0, 0, 3.6, 1.6), (60, 0, 0, 3.0, 1.5), (78, 2, 0, 2.6, 1.3), (86, 10, 0, 2.5, 1.2), (88, 26, 0, 2.2, 1.0)]),
        *[place(box(0.6, 6.4, 0.5, get('dark steel'), 0.05), (12 + i * 2.2, 0, 1.35)) for i in range(14)],
    ], (30, -44, 3.2), (0, 0, 20))


def tissue_forceps():
    leg = [(0, 0, 0, 3.4, 1.0), (16, 0, 0, 4.2, 1.1), (54, 0, 0, 6.2, 1.3), (84, 0, 0, 6.0, 1.3), (100, 0, 0, 3.4, 1.3), (116, 0, 0, 1.6, 1.2), (128, 0, 0, 0.9, 1.0)]
    # One lies flat: both legs one above the other, which open towards the tip.
    lower = bar([(x, y, 1.4, w, h) for x, y, _, w, h in leg])
    upper = bar([(x, y, 1.6 + 9 * math.sin(math.pi * min(1, x / 128)) ** 1.2 * 0.8 + 1.2, w, h) for x, y, _, w, h in leg])
    grooves = [place(box(0.7, 8.6, 0.5, get('dark steel'), 0.08), (58 + i * 2.2, 0, 11.2 - abs(i - 3) * 0.12)) for i in range(12)]
    place([lower, upper, *grooves], (0, 0, 0), (0, 0, 26))
    sides = []
    for side in (1, -1):
        sides.append(bar([(0, side * 1.2, 0, 1.3, 3.0), (14, side * 2.6, 0, 1.1, 3.6), (52, side * 10, 0, 1.2, 5.2), (84, side * 10, 0, 1.3, 5.0), (104, side * 6, 0, 1.2, 2.8),
                          (118, side * 2.8, 0, 1.1, 1.4), (130, side * 0.9, 0, 0.8, 0.8)]))
        sides += [place(box(0.7, 0.6, 7.4, get('dark steel'), 0.08), (54 + i * 2.4, side * 11.3, -3.7)) for i in range(12)]
    sides.append(bar([(10, 0, 0, 4.4, 3.4), (13, 0, 0, 4.8, 3.6)], 'gold'))
    place(sides, (18, -38, 5.4), (0, 0, 22))


def needle_holder():
    scissors(104, 40, angle=5, turn=30, jaw=True, gold=True, ratchet=True)
    # A needle in the jaws, and its thread.
    a = math.radians(30)
    x, y = 36 * math.cos(a), 36 * math.sin(a)
    needle = [(x + 13 * math.cos(t), y + 13 * math.sin(t) - 11, 4.6) for t in [math.radians(150 - i * 15) for i in range(13)]]
    tube(needle, lambda v: 0.62 if v < 0.85 else 0.62 * (1 - v) / 0.15 + 0.04, get('steel'), steps=6, sides=20)
    sx, sy, _ = needle[0]
    tube([(sx, sy, 4.6), (sx - 14, sy + 12, 2), (sx - 34, sy + 4, 0.5), (sx - 56, sy + 14, 0.5), (sx - 82, sy + 6, 0.5)], 0.34, get('petrol'), sides=12)


def rake_retractor():
    parts = [bar([(0, 0, 0, 2.6, 1.8), (18, 0, 0, 2.8, 2.0), (96, 0, 0, 2.6, 1.9), (110, 0, 0, 3.4, 1.7), (118, 0, 0, 10, 1.5), (124, 0, 0, 12.4, 1.4)])]
    ring = [(-18 + 18 * math.cos(2 * math.pi * i / 16) * 0.9, 11 * math.sin(2 * math.pi * i / 16) * (1 - 0.35 * math.cos(2 * math.pi * i / 16)), 0) for i in range(16)]
    parts.append(tube(ring, 2.2, get('satin'), closed=True, steps=8))
    for i in range(4):
        y = -9.6 + i * 6.4
        parts.append(tube([(122, y, 0), (132, y, -0.4), (142, y * 1.08, 1.5), (148, y * 1.12, 8), (147, y * 1.12, 14)], lambda v: 1.3 if v < 0.7 else 1.3 - (v - 0.7) * 3.6, get('satin')))
    place(parts, (0, 0, 2.6), (0, 0, 28))
    place([
        bar([(0, 0, 0, 5.0, 1.7), (8, 0, 0, 5.8, 1.8), (74, 0, 0, 5.2, 1.8), (88, 0, 0, 3.2, 1.7), (108, 0, 0, 3.0, 1.6), (118, -3, 0, 3.4, 1.4), (123, -14, 0, 4.2, 1.2), (128, -38, 0, 4.4, 1.0)]),
        *[place(plate(round_outline(11, 3.6, 1.7), 0.5, get('black')), (14 + i * 14, 0, 1.5)) for i in range(4)],
        bar([(98, 0, 0, 3.3, 1.9), (101, 0, 0, 3.3, 1.9)], 'red'),
    ], (18, -50, 2.6), (0, 0, 26))


def osteotome_handle():
    """From the blade's end at 0 to the striking face, along +z."""
    return [
        lathe([(2.2, -12), (2.6, -8), (3.6, -3), (6, 0), (6.4, 0.5), (6.4, 4), (6, 4.4)], get('satin'), 72),
        place(knurl(6.2, 26, get('satin'), 1.9, 0.4), (0, 0, 4.4)),
        lathe([(6, 30.4), (6.4, 31), (6.4, 56), (5.4, 59), (4.4, 60), (4.4, 64), (6.6, 65), (7, 66), (7, 72), (6.4, 72.8)], get('satin'), 72),
    ]


def osteotomes():
    for i, (half, guard, band) in enumerate(((7, False, False), (3.2, True, False), (2.4, False, True))):
        parts = place(osteotome_handle(), turn=(0, -90, 0))
        parts.append(bar([(11, 0, 0, 2.3, 2.0), (20, 0, 0, 2.5, 1.9), (40, 0, 0, half * 0.8 if half > 5 else 2.6, 1.5), (56, 0, 0, half, 1.3), (96, 0, 0, half, 1.1), (104, 0, 0, half, 0.25)], 'satin', 0.35))
        if guard:
            parts += [place(ball(2.6, get('satin')), (102, side * 4, 0)) for side in (1, -1)]
        if half > 5:
            parts += [place(box(0.35, 4 if j % 2 else 6.5, 0.3, get('mark'), 0.02), (62 + j * 5, 3.6, 1.12)) for j in range(8)]
        if band:
            parts.append(place(rod(6.5, 4, get('red'), 0.2), (-38, 0, 0), (0, -90, 0)))
        place(parts, (-i * 8, -i * 25, 7.1), (0, 0, 202))


def mallet():
    head = [
        place(rod(16, 44, get('satin'), 1.2, 96), (0, 0, -22)),
        *[place(lathe([(16.4, 0), (17.2, 0.6), (17.2, 12), (16, 14.5), (13, 15.5), (0.01, 15.5)], get('white'), 96), (0, 0, side * 22), (0 if side > 0 else 180, 0, 0)) for side in (1, -1)],
        *[place(lathe([(16.8, 0), (17.4, 0.4), (17.4, 2.6), (16.8, 3)], get('satin'), 96), (0, 0, side * 21 - 1.5)) for side in (1, -1)],
    ]
    place(head, (0, 0, 17.4), (90, 0, 0))
    handle = [
        lathe([(5, 14), (5, 34), (6.4, 38), (6.8, 40)], get('satin'), 72),
        place(lathe([(6.8, 0), (7.6, 1), (7.6, 3), (7.2, 4)], get('satin'), 72), (0, 0, 40)),
        place(knurl(8.4, 88, get('satin'), 2.6, 0.5), (0, 0, 44)),
        lathe([(8.0, 132), (8.8, 133), (8.8, 144), (7.4, 148), (0.01, 149)], get('satin'), 72),
        place(rod(8.9, 4, get('red'), 0.2), (0, 0, 137)),
    ]
    place(handle, (0, 0, 17.4), (0, 90, 0))
    place([lathe([(0.01, 0), (5, 0), (5.2, 0.4), (4.6, 1.2), (0.01, 1.2)], get('steel'), 48), place(box(7, 0.9, 0.5, get('black'), 0.05), (0, 0, 1))], (0, 0, 33.2))


def instrument_tray():
    width, depth, height = 250, 170, 42
    holes = [circle(1.7, 12, (-width / 2 + 14 + i * 11.1, -depth / 2 + 14 + j * 10.9)) for i in range(21) for j in range(14)]
    place(plate(round_outline(width, depth, 10), 1.2, get('satin'), 0, holes), (0, 0, 6))
    slots = lambda length: [[(x - 1.6, y - 4), (x + 1.6, y - 4), (x + 1.6, y + 4), (x - 1.6, y + 4)] for x in [-length / 2 + 18 + i * 10 for i in range(int((length - 30) / 10))] for y in (-8, 8)]
    for side in (1, -1):
        place(plate(round_outline(width - 6, height, 3), 1.2, get('satin'), 0, slots(width - 6)), (0, side * (depth / 2 - 1), 6 + height / 2), (90, 0, 0))
        place(plate(round_outline(depth - 6, height, 3), 1.2, get('satin'), 0, slots(depth - 6)), (side * (width / 2 - 1), 0, 6 + height / 2), (90, 0, 90))
        tube([(side * (width / 2 + 1), -26, 34), (side * (width / 2 + 16), -24, 36), (side * (width / 2 + 16), 24, 36), (side * (width / 2 + 1), 26, 34)], 2.4, get('steel'), steps=4)
    rim = [(x, y, 6 + height) for x, y in round_outline(width, depth, 8)]
    tube(rim, 1.9, get('steel'), closed=True, smooth=False)
    for x in (-66, 66):
        place(box(12, depth - 30, 9, get('petrol'), 2), (x, 0, 7))
    for x in (-100, 100):
        for y in (-60, 60):
            place(rod(6, 6, get('rubber')), (x, y, 0))
    long = place(osteotome_handle(), turn=(0, -90, 0)) + [bar([(11, 0, 0, 2.3, 2.0), (40, 0, 0, 5, 1.5), (96, 0, 0, 6, 1.1), (104, 0, 0, 6, 0.25)], 'satin', 0.35)]
    place(long, (20, 52, 22), (0, 0, 180))
    place(place(rasp_handle(), (-23, 0, 0), (0, 90, 0)) + rasp_end(-33, -1, 4) + rasp_end(33, 1, 3.4), (0, 24, 20))
    for y in (-6, -16):
        place(bar([(0, 0, 0, 3.4, 1.0), (54, 0, 2, 6, 1.3), (84, 0, 2, 5.8, 1.3), (104, 0, 1, 2.4, 1.3), (128, 0, 0, 0.9, 1.0)]), (-64, y, 18))
    place(made_by(lambda: scissors(66, 26, angle=3, turn=0)), (24, -48, 15))


pictures = {
    'septum-scissors': Model(lambda: scissors(96, 56, lambda x: 0.0105 * max(0, x - 10) ** 2, 7), from_above, 0.12),
    'scissors': Model(lambda: scissors(100, 52, lambda x: 0.0024 * x * x, 6), from_above, 0.12),
    'needle-holder': Model(needle_holder, from_above, 0.12),
    'rasp': Model(rasps, from_above, 0.12),
    'dorsum-retractor': Model(dorsum_retractor, from_above, 0.12),
    'tissue-forceps': Model(tissue_forceps, from_above, 0.12),
    'retractor': Model(rake_retractor, from_above, 0.12),
    'osteotome': Model(osteotomes, from_above, 0.12),
    'mallet': Model(mallet, (0.25, -0.8, 1.1), 0.12),
    'instrument-tray': Model(instrument_tray, (0.25, -0.9, 0.85), 0.1),
}
