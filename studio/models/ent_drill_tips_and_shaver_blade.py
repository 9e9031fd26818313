"""Burs and shaver blades: what turns at the end of a drill."""

import math

from materials import get
from model import Detail, Model, from_above
from shapes import diamond, fluted, lathe, made_by, place, plate, rod, slab, surface, tube, words


def shank(length, neck, radius=1.18, band='red', steel='steel'):
    """
    A shank of a drill along +x from 0, with its coupling at the left and a coloured band; ends at
    `length`.
    """
    parts = [
        lathe(
            [
                (0.01, 0),
                (radius - 0.25, 0),
                (radius, 0.25),
                (radius, 2.2),
                (radius * 0.78, 2.4),
                (radius * 0.78, 3.6),
                (radius, 3.8),
                (radius, length * 0.5),
                (neck * 1.25, length * 0.6),
                (neck, length * 0.68),
                (neck, length),
            ],
            get(steel),
            64,
        ),
        place(rod(radius + 0.05, 1.3, get(band), 0.08), (0, 0, length * 0.4)),
        place(
            plate([(-0.5, 0), (0.5, 0), (0.5, 1.6), (-0.5, 1.6)], radius * 0.7, get('dark steel')),
            (0, -radius * 0.4, 0.5),
            (90, 0, 0),
        ),
    ]
    return place(parts, turn=(0, 90, 0))


def round_bur(
    head=3.2,
    length=44,
    neck=0.75,
    flutes=8,
    kind='carbide',
    band='red',
    squash=1,
    lean=0.35,
    depth=0.24,
):
    parts = shank(length, neck, band=band)
    at = (length + head * squash * 0.9, 0, 0)
    if kind == 'diamond':
        made = diamond(head, round(head * 10), squash)
    else:
        made = [fluted(head, get(kind), flutes, depth, lean, squash)]
    return parts + place(made, at, (0, 90, 0))


def pair(*burs):
    """Burs one below the other, turned alike, each lying on its head and the end of its shank."""
    for i, bur in enumerate(burs):
        place(bur, (i * 9, -i * 13, 3.4), (0, 0, 36))


def curved_bur():
    tip = [(30, 0, 0), (40, 0, 0), (52, 2, 0), (63, 7.5, 0), (70, 13, 0)]
    parts = [
        place(
            lathe(
                [
                    (0.01, 0),
                    (2.6, 0),
                    (3, 0.4),
                    (3, 3),
                    (2.2, 3.2),
                    (2.2, 4.6),
                    (3.6, 4.8),
                    (3.6, 13),
                    (3.1, 14),
                    (3.1, 17),
                    (3.5, 17.2),
                    (3.5, 21),
                    (1.9, 26),
                    (1.7, 31),
                ],
                get('brushed'),
                72,
            ),
            turn=(0, 90, 0),
        ),
        place(rod(3.62, 2, get('red'), 0.1), (14.5, 0, 0), (0, 90, 0)),
        tube(tip, 1.5, get('steel')),
    ]
    place(
        parts + place(diamond(3, count=2300), (72, 14.6, 0), (0, 90, 40)), (0, 0, 3.6), (0, 0, 26)
    )


def micro_bur():
    def long_bur(head, length):
        body = lathe(
            [(0.01, 0), (1.0, 0), (1.18, 0.2), (1.18, 10), (0.5, 12.5), (0.34, 14), (0.3, length)],
            get('steel'),
            48,
        )
        parts = [
            place(body, turn=(0, 90, 0)),
            place(rod(1.22, 1.1, get('red'), 0.05), (8, 0, 0), (0, 90, 0)),
        ]
        return parts + place(diamond(head, count=420, size=0.06), (length + head * 0.8, 0, 0))

    place(long_bur(0.55, 52), (0, 0, 1.25), (0, 0, 36))
    place(long_bur(0.4, 44), (10, -8, 1.25), (0, 0, 36))


def bur_set():
    place(slab(150, 46, 22, get('white'), 7, 1.6), (0, 0, 3))
    place(slab(146, 42, 1.2, get('ink'), 6, 0.4), (0, 0, 24.6))
    for x in (-60, 60):
        for y in (-15, 15):
            place(rod(5, 3.4, get('rubber')), (x, y, 0))
    place(words('trevona', 7, get('mark')), (-52, -23.3, 14))
    sizes = [
        (3.4, 'c'),
        (3.0, 'c'),
        (2.5, 'c'),
        (2.0, 'c'),
        (2.2, 'm'),
        (1.7, 'm'),
        (1.6, 'd'),
        (2.1, 'd'),
        (2.7, 'd'),
        (3.3, 'd'),
    ]
    for i, (head, kind) in enumerate(sizes):
        x = -63 + i * 14
        place(rod(2.6, 1.2, get('aluminium')), (x, 0, 25.4))
        stem = lathe([(1.18, 0), (1.18, 12), (0.7, 15), (0.7, 24)], get('steel'), 48)
        made = {
            'c': lambda: [fluted(head, get('carbide'), 8)],
            'm': lambda: [fluted(head, get('steel'), 8, 0.25, 0.8, 1.5)],
            'd': lambda: diamond(head, i),
        }[kind]()
        place([stem, *place(made, (0, 0, 24 + head * 0.8))], (x, 0, 25.4))
        place(words(f'{head * 2:.1f}', 3.4, get('mark')), (x, -23.3, 6.5))


def shaver_blade(curve=0):
    """An outer tube with an oblong window in which a toothed inner blade turns; hub at the left."""
    steel = get('steel')
    hub = [
        lathe(
            [
                (0.01, 0),
                (3.4, 0),
                (3.6, 0.3),
                (3.6, 5),
                (2.9, 5.2),
                (2.9, 7),
                (5.4, 7.4),
                (5.8, 8),
                (5.8, 17),
                (5.2, 18),
                (4.2, 19),
            ],
            get('white'),
            72,
        ),
        place(lathe([(5.9, 0), (5.9, 3)], get('red'), 72), (0, 0, 11)),
        place(
            lathe([(4.2, 0), (4.4, 0.4), (4.0, 6), (2.4, 12), (2.1, 14)], get('petrol'), 72),
            (0, 0, 19),
        ),
    ]
    place(hub, turn=(0, 90, 0))
    path = [(30, 0, 0), (62, 0, 0), (84, 0, 0), (98, 0, 0)]
    path += (
        [(108, curve * 3.2, 0), (117, curve * 10, 0), (123, curve * 17, 0)]
        if curve
        else [(108, 0, 0), (118, 0, 0)]
    )
    tube(path, 2.0, steel)
    ahead = math.atan2(path[-1][1] - path[-2][1], path[-1][0] - path[-2][0])
    window = 9.0

    # The open window looks up: the outer shell is cut there, and teeth stand along both edges.
    def shell(u, v):
        z = v * window
        open_half = math.radians(62) * min(1, 2.6 * min(v + 0.02, 1.02 - v))
        angle = math.pi / 2 + open_half + u * (2 * math.pi - 2 * open_half)
        jag = 0.28 * abs(((v * 9) % 1) - 0.5) * 2 if u < 0.02 or u > 0.98 else 0
        r = 2.0 * (1 if v < 0.75 else math.sqrt(max(0.05, 1 - ((v - 0.75) / 0.25) ** 2 * 0.9)))
        return z, r * math.cos(angle), r * math.sin(angle) + jag

    def core(u, v):
        z = v * window * 0.94
        open_half = math.radians(78)
        angle = math.pi / 2 + 0.5 + open_half + u * (2 * math.pi - 2 * open_half)
        tooth = 0.5 * abs(((v * 7) % 1) - 0.5) * 2 if u > 0.97 or u < 0.03 else 0
        r = 1.72
        return z, r * math.cos(angle), r * math.sin(angle) + tooth

    tip = [
        surface(shell, 56, 54, steel, closed=False),
        surface(core, 48, 56, get('satin'), closed=False),
        place(rod(1.5, 3.2, get('black')), (1, 0, -0.6), (0, 90, 0)),
    ]
    place(tip, (path[-1][0], path[-1][1], 0), (0, 0, math.degrees(ahead)))


def laid_blade(curve=0):
    place(made_by(lambda: shaver_blade(curve)), (0, 0, 5.9), (0, 0, 26))


pictures = {
    'round-bur': Model(lambda: pair(round_bur(3.4), round_bur(2.3, 40, 0.6)), from_above, 0.12),
    'diamond-bur': Model(
        lambda: pair(
            round_bur(3.6, kind='diamond'), round_bur(2.0, 40, 0.7, kind='diamond', squash=1.7)
        ),
        from_above,
        0.12,
        detail=Detail((37.5, 26.5, 5), 5.5, (0.3, -0.8, 0.8), aperture=0.05),
    ),
    'match-head-bur': Model(
        lambda: pair(
            round_bur(2.3, kind='steel', squash=2.1, lean=0, depth=0.32),
            round_bur(1.7, 40, 0.6, kind='steel', squash=2.1, lean=0, depth=0.32),
        ),
        from_above,
        0.12,
    ),
    'curved-bur': Model(
        curved_bur,
        from_above,
        0.12,
        detail=Detail((56.3, 42.3, 5), 6.5, (0.35, -0.9, 0.9), aperture=0.05),
    ),
    'micro-bur': Model(micro_bur, from_above, 0.12),
    'bur-set': Model(
        bur_set, (0.25, -1, 0.5), 0.1, detail=Detail((-50, -2, 50), 15, (-0.85, -0.9, 0.3))
    ),
    'shaver-blade-straight': Model(laid_blade, from_above, 0.12),
    'shaver-blade-curved': Model(lambda: laid_blade(1), from_above, 0.12),
}
