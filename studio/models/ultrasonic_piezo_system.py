"""Tip sets in their stands, and the cart with a console on it."""

import math

from families import consoles, handpieces
from materials import get
from model import Detail, Model, from_above
from shapes import (
    circle,
    diamond,
    front,
    lathe,
    made_by,
    place,
    plate,
    rod,
    round_outline,
    slab,
    tube,
    words,
)


def stand(width, depth, height, label, top='ink', body='white'):
    place(slab(width, depth, height, get(body), 7, 1.8), (0, 0, 3))
    place(slab(width - 5, depth - 5, 1.4, get(top), 6, 0.5), (0, 0, 2.6 + height))
    for x in (-1, 1):
        for y in (-1, 1):
            place(rod(5, 3.4, get('rubber')), (x * (width / 2 - 14), y * (depth / 2 - 10), 0))
    place(words(label, 8, get('mark')), (-width / 2 + 26, -depth / 2 - 0.1, height / 2 + 3))
    return height + 4


def holder(x, z, ring='aluminium'):
    place(
        lathe([(6, 0), (6.4, 0.5), (6.2, 1.8), (4, 2.2), (3.6, 6), (0.01, 6)], get(ring), 64),
        (x, 0, z),
    )


def stem(x, z, height, bend=0.0, tip=0.8):
    """A tip's shaft with its thread at the bottom; returns where it ends."""
    place(
        lathe([(2.4, 0), (2.4, 5), (2.9, 5.4), (2.9, 9), (1.9, 11), (1.5, 16)], get('steel'), 40),
        (x, 0, z),
    )
    end = (x + bend, 0, z + height)
    tube(
        [(x, 0, z + 15), (x, 0, z + height * 0.55), (x + bend * 0.35, 0, z + height * 0.8), end],
        lambda v: 1.6 - (1.6 - tip) * v,
        get('steel'),
    )
    return end


def blade(outline, at, lean=0, thick=0.9, holes=()):
    """An upright flat part, turned so far that it reflects the dark of the room."""
    place(
        place(plate(outline, thick, get('brushed'), 0.2, holes), (0, thick / 2, 0), (90, 0, 0)),
        at,
        (0, lean, 32),
    )


def teeth(width, height, count, depth=1.7, neck=2.0):
    """The outline of a saw that stands on its neck."""
    left = -width / 2
    points = [
        (-neck / 2, 0),
        (neck / 2, 0),
        (width / 2, height * 0.35),
        (width / 2, height - depth),
    ]
    step = width / count
    for i in range(count):
        x = width / 2 - i * step
        points += [(x - step * 0.5, height), (x - step, height - depth)]
    return [*points, (left, height * 0.35)]


def round_window(width, height, y):
    """A hole in the middle of a blade, around a height."""
    return [(px, y + py) for px, py in round_outline(width, height, width / 2 - 0.01)]


def piezo_tip_set():
    z = stand(170, 50, 24, 'orvia')
    xs = [-66 + i * 26.4 for i in range(6)]
    for x in xs:
        holder(x, z)
    blade(teeth(7.5, 15, 5), stem(xs[0], z, 46))
    end = stem(xs[1], z, 44, 5)
    blade([(-1, 0), (1, 0), (3.6, 7), (0, 15), (-3.6, 7)], end, 14)
    end = stem(xs[2], z, 46)
    place(diamond(4.4, count=2600, size=0.2), (end[0], 0, end[2] + 3.6))
    end = stem(xs[3], z, 42, 6)
    blade([(-1, 0), (1, 0), (2, 5), (7, 9), (3, 12), (-2, 8)], end, 8, 1.3)
    end = stem(xs[4], z, 38)
    blade(
        [(-1, 0), (1, 0), (3.3, 4), (3.3, 20), (2, 23), (-2, 23), (-3.3, 20), (-3.3, 4)],
        end,
        0,
        2.2,
    )
    end = stem(xs[5], z, 48, 7)
    blade([(-0.9, 0), (0.9, 0), (1.5, 9), (0, 13), (-1.5, 9)], end, 20)


def saw_tip_set():
    z = stand(186, 56, 30, 'sonatra', 'petrol')
    xs = [-72 + i * 28.8 for i in range(6)]
    for x in xs:
        holder(x, z)
    blade(
        teeth(16, 14, 9), stem(xs[0], z, 40), holes=[circle(1.5, at=(x, 6.4)) for x in (-3.4, 3.4)]
    )
    blade(teeth(8, 22, 5), stem(xs[1], z, 40), holes=[round_window(3, 7, 13)])
    end = stem(xs[2], z, 44)
    rim = []
    for i in range(80):
        r = 10.4 + (1.3 if i % 2 else 0)
        rim.append((r * math.sin(2 * math.pi * i / 80), 9 - r * math.cos(2 * math.pi * i / 80)))
    blade(
        list(reversed(rim)),
        end,
        0,
        0.7,
        [circle(1.6, at=(4.6 * math.cos(a), 9 + 4.6 * math.sin(a))) for a in (0.5, 2.6, 4.7)],
    )
    end = stem(xs[3], z, 42, 3)
    hook = [
        (-1.4, 0),
        (1.4, 0),
        (4, 8),
        (10, 14),
        (9, 16),
        (10.4, 17),
        (8.6, 18.4),
        (9.8, 19.8),
        (7.6, 20.6),
        (8.4, 22.4),
        (5.4, 22),
        (0, 15),
    ]
    blade(hook, end, 0)
    blade(
        teeth(20, 11, 11), stem(xs[4], z, 44), holes=[circle(1.3, at=(x, 5.8)) for x in (-5, 0, 5)]
    )
    blade(
        [
            (-2, 0),
            (2, 0),
            (5.6, 18),
            (4.6, 17),
            (3.4, 18.4),
            (2.2, 17),
            (1, 18.4),
            (-0.4, 17),
            (-1.8, 18.4),
            (-3.2, 17),
            (-4.4, 18.4),
            (-5.6, 18),
        ],
        stem(xs[5], z, 40),
    )


def piezo_cart():
    place(made_by(consoles.piezo_console), (0, 0, 820))
    place(slab(470, 400, 24, get('white'), 18, 3), (0, 0, 796))
    place(slab(470, 400, 30, get('white'), 18, 4), (0, 0, 120))
    for x in (-205, 205):
        for y in (-165, 165):
            place(rod(15, 650, get('aluminium')), (x, y, 148))
            place(rod(26, 20, get('black')), (x - 10, y, 34), (0, 90, 0))
            place(rod(9, 62, get('dark steel')), (x, y, 58))
            place(slab(34, 50, 22, get('grey'), 10, 3), (x, y, 52))
    place(slab(380, 340, 350, get('shell'), 12, 3), (0, 10, 430))
    for i in range(3):
        z = 488 + i * 114
        place(front(364, 106, 10, get('white'), 8, 2), (0, -160, z))
        place(front(120, 12, 14, get('aluminium'), 5, 2), (0, -168, z + 30))
    # The handle at the left, a basket for the pedal below.
    tube(
        [
            (-225, -150, 800),
            (-290, -150, 800),
            (-300, -150, 800),
            (-300, 150, 800),
            (-290, 150, 800),
            (-225, 150, 800),
        ],
        11,
        get('grey'),
        steps=4,
    )
    consoles.pedal((0, -60, 152), 0, 'grey', 190)


pictures = {
    'piezo-tip-set': Model(piezo_tip_set, (0.2, -1, 0.34), 0.1),
    'saw-tip-set': Model(saw_tip_set, (0.2, -1, 0.34), 0.1),
    'piezo-cart': Model(piezo_cart, (0.55, -1.25, 0.42), 0.08, 70),
    'piezo-console': Model(
        consoles.piezo_console,
        consoles.seen_from,
        0.08,
        70,
        detail=Detail((-34, -124, 84), 68, (-0.95, -1.1, 0.38)),
    ),
    'cranial-console': Model(consoles.cranial_console, consoles.seen_from, 0.08, 70),
    'piezo-handpiece': Model(handpieces.piezo_handpiece, from_above, 0.12),
    'slim-piezo': Model(handpieces.slim_piezo, from_above, 0.12),
}
