"""Breast surgery: marker rings, funnels, sizers and retractors."""

import math

from materials import get
from model import Detail, Model
from models.surgical_tools import smoothed
from shapes import (
    box,
    circle,
    forged,
    front,
    knurl,
    lathe,
    perforated,
    place,
    plate,
    rod,
    round_outline,
    surface,
    tube,
    turned_ring,
    words,
)

seen_from = (0.3, -1, 0.7)


def flat_words(text, size, material, at, turn=0):
    """Lettering that lies on something and is read from above."""
    return place(place(words(text, size, get(material), 0.04), turn=(-90, 0, 0)), at, (0, 0, turn))


def marker(diameter, colour):
    r, metal = diameter / 2, get('polished steel')
    parts = [
        turned_ring(
            [
                (r - 0.2, 0),
                (r + 0.2, 0),
                (r + 0.9, 1.6),
                (r + 0.9, 5.4),
                (r + 0.5, 6),
                (r - 0.5, 6),
                (r - 0.9, 5.4),
                (r - 0.9, 1.6),
            ],
            metal,
            128,
        ),
        lathe(
            [(0.01, 2.0), (2.6, 2.0), (4.4, 3), (4.8, 4), (4.8, 9), (3.4, 12), (3.2, 20)], metal, 72
        ),
    ]
    for i in range(4):
        parts.append(
            place(
                box(r - 3, 1.1, 2.6, metal, 0.3),
                (
                    (r + 2) / 2 * math.cos(i * math.pi / 2),
                    (r + 2) / 2 * math.sin(i * math.pi / 2),
                    2.6,
                ),
                (0, 0, i * 90),
            )
        )
        parts.append(
            place(
                box(1.8, 1.2, 3.4, metal, 0.2),
                ((r + 1.3) * math.cos(i * math.pi / 2), (r + 1.3) * math.sin(i * math.pi / 2), 1.0),
                (0, 0, i * 90),
            )
        )
    parts += [
        lathe(
            [
                (3.2, 18),
                (3.2, 22),
                (4.4, 24),
                (4.6, 25),
                (4.6, 33),
                (4.2, 34),
                (3.3, 36),
                (3.3, 38),
            ],
            metal,
            72,
        ),
        place(lathe([(3.4, 0), (4.5, 1), (4.5, 2)], get(colour), 72), (0, 0, 38)),
        place(knurl(4.5, 28, get(colour), 1.6, 0.35), (0, 0, 40)),
        place(lathe([(4.5, 0), (4.5, 1.4), (3.6, 2.4), (3.2, 4)], get(colour), 72), (0, 0, 68)),
        place(
            lathe(
                [(3.2, 0), (3.2, 3), (4.6, 4.4), (4.8, 6), (4.6, 8), (3, 9.6), (0.01, 10)],
                metal,
                72,
            ),
            (0, 0, 72),
        ),
    ]
    # The size is engraved on a flat of its collar.
    parts += [
        place(front(6.4, 6.8, 0.5, metal, 0.8, 0.2), (0, -4.3, 29)),
        place(words(str(diameter), 5.0, get('mark')), (0, -4.9, 29)),
    ]
    return parts


def areola_markers():
    sizes = [
        (34, 'aluminium'),
        (38, 'blue aluminium'),
        (40, 'green aluminium'),
        (42, 'gold aluminium'),
        (45, 'red aluminium'),
        (50, 'black aluminium'),
    ]
    for i, (diameter, colour) in enumerate(sizes):
        place(
            marker(diameter, colour),
            (-66 + (i % 3) * 62 + (i // 3) * 31, 30 - (i // 3) * 60, 0),
            (0, 0, 10),
        )


def round_implant(width, high, material, skin=None):
    """A dome on a flat back that stands on z = 0."""
    r, steps = width / 2, 40
    profile = [(0.01, 0.6), (r * 0.7, 0.3), (r * 0.86, 0), (r * 0.95, high * 0.05)]
    profile += [
        (r * abs(math.cos(t)) ** 0.72, high * (0.17 + 0.83 * math.sin(t) ** 1.05))
        for t in [math.pi / 2 * i / steps for i in range(steps)]
    ] + [(0.01, high)]
    return lathe(profile, get(material), 128, 75)


def funnel_skin(wide, tip, length, material, sag=0.92):
    """A cone along +x from its wide mouth, lying on z = 0; soft, so that it is lower than wide."""

    def at(u, v):
        r = wide + (tip - wide) * (v**0.92)
        ruffle = 1 + 0.012 * math.sin(u * 2 * math.pi * 5 + v * 9) * (1 - v)
        angle = 2 * math.pi * u
        high = r * sag * (1 - 0.25 * v)
        return v * length, r * ruffle * math.cos(angle), high * ruffle * math.sin(angle) + high

    return at


def funnel():
    at = funnel_skin(85, 26, 310, 'clear film')
    parts = [surface(at, 128, 60, get('clear film'), caps=False, smooth_below=80)]
    rim = [at(i / 64, 0) for i in range(64)]
    parts.append(tube(rim, 1.1, get('clear film'), closed=True, steps=2, sides=12))
    # Lines to trim it along, with the length of the incision.
    for v, label in ((0.70, '7'), (0.78, '6'), (0.86, '5'), (0.94, '4')):
        parts.append(
            tube(
                [
                    tuple(c * (1.002 if k else 1) for k, c in enumerate(at(i / 64, v)))
                    for i in range(33)
                ],
                0.5,
                get('petrol' if v < 0.9 else 'red'),
                steps=2,
                sides=8,
            )
        )
        x, y, z = at(0.33, v - 0.03)
        parts.append(
            place(flat_words(label, 12, 'petrol', (0, 0, 0)), (x, y - 0.5, z + 0.8), (30, 11, 0))
        )
    # Twelve o’clock.
    parts.append(tube([at(0.25, i / 24) for i in range(25)], 0.8, get('blue'), steps=2, sides=8))
    # The implant slides into the mouth.
    implant = place(round_implant(118, 44, 'implant gel'), turn=(0, 0, 0))
    parts.append(place(implant, (82, 0, 8), (0, 4, 0)))
    place(parts, (-130, 0, 0), (0, 0, 24))


def large_funnel():
    """
    Lies as the other does; wider, matt, with an ear at each side of its mouth and broad numbers at
    its lines.
    """
    wide, tip, length = 112, 46, 270

    def at(u, v):
        # What is in it lies on its lower side, which is flatter.
        r = wide + (tip - wide) * v**0.92
        high = r * 0.84 * (1 - 0.22 * v)
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        bend = 2 / 3.4 if s < 0 else 1
        return (
            v * length,
            math.copysign(r * abs(c) ** bend, c),
            high * (1 + math.copysign(abs(s) ** bend, s)),
        )

    parts = [
        surface(at, 144, 60, get('matt film'), caps=False, smooth_below=80),
        tube(
            [at(i / 64, 0) for i in range(64)],
            2.4,
            get('matt film'),
            closed=True,
            steps=2,
            sides=12,
        ),
        tube(
            [at(i / 64, 1) for i in range(64)],
            1.2,
            get('matt film'),
            closed=True,
            steps=2,
            sides=12,
        ),
    ]
    for v, label in ((0.52, '4'), (0.66, '3'), (0.80, '2'), (0.93, '1')):
        parts.append(
            tube(
                [tuple(c * 1.002 for c in at(i / 96, v)) for i in range(-4, 53)],
                0.9,
                get('red' if label == '1' else 'petrol'),
                steps=1,
                sides=8,
            )
        )
        x, y, z = at(0.3, v - 0.055)
        parts.append(
            place(flat_words(label, 25, 'petrol', (0, 0, 0)), (x, y, z + 1.4), (22, 12, 0))
        )
    # The ears by which two hands hold it open.
    for side in (1, -1):
        ear = [
            (p.x, p.y)
            for p in smoothed([(-38, -3), (-36, 30), (-22, 54), (22, 54), (36, 30), (38, -3)], 6)
        ]
        made = [
            plate(
                ear,
                1.6,
                get('matt film'),
                0.4,
                [[(x, y + 32) for x, y in round_outline(36, 17, 8)]],
            ),
            tube(
                [(x, y, 0.8) for x, y in ear], 1.3, get('matt film'), closed=True, steps=1, sides=10
            ),
            tube(
                [(x, y + 32, 0.8) for x, y in round_outline(36, 17, 8)],
                1.0,
                get('matt film'),
                closed=True,
                steps=1,
                sides=10,
            ),
        ]
        x, y, z = at(0 if side > 0 else 0.5, 0)
        # Plates are built towards +y; the near one is turned to the other side.
        parts += place(made, (x + 2, y * 0.99, z), (0, -90, 70 if side > 0 else 106))
    # One implant, in the mouth.
    parts.append(place(round_implant(136, 58, 'implant gel'), (78, 0, 9), (0, 2, 0)))
    place(parts, (-120, 0, 4), (0, 0, 24))


def syringe(barrel=14, length=92, fluid='blue silicone'):
    """Along +x from the nozzle at 0."""
    parts = [
        turned_ring(
            [(barrel - 1, 8), (barrel, 8), (barrel, length), (barrel - 1, length)],
            get('clear film'),
        ),
        lathe([(2.2, -10), (2.6, 0), (3, 4), (barrel - 1, 8), (barrel - 1, 9)], get('pvc'), 64),
        place(
            plate(round_outline(barrel * 3.2, barrel * 1.6, barrel * 0.7), 2.6, get('white'), 0.8),
            (0, 0, length),
        ),
        place(rod(barrel - 1.3, 7, get('rubber'), 1), (0, 0, length * 0.5)),
        *[
            place(
                box(barrel * 1.4, 1.6, length * 0.72, get('white'), 0.3),
                (0, 0, length * 0.5 + 7),
                (0, 0, a),
            )
            for a in (0, 90)
        ],
        place(rod(barrel * 1.0, 3, get('white'), 0.8), (0, 0, length * 1.28)),
    ]
    parts += [
        place(
            box(5 if i % 2 else 8, 0.1, 0.5, get('mark'), 0.01), (-2, -barrel - 0.05, 16 + i * 6.5)
        )
        for i in range(11)
    ]
    return place(parts, turn=(0, 90, 0))


def inflatable_sizer():
    place(round_implant(125, 46, 'filled shell'), (0, 0, 0))
    place(round_implant(122, 44.6, 'filled shell'), (0, 0, 0.6))
    place(
        lathe([(0.01, 0), (9, 0), (8, 1.4), (5, 2.4), (0.01, 2.6)], get('soft silicone'), 48),
        (0, 0, 45),
    )
    path = [
        (-56, -24, 10),
        (-72, -32, 5),
        (-96, -44, 3),
        (-96, -84, 3),
        (-40, -104, 3),
        (30, -92, 3),
        (84, -74, 3),
        (118, -40, 3),
        (112, 0, 4),
        (104, 14, 5),
    ]
    tube(path, 2.6, get('pvc'))
    # A tag tells the width of its base by its colour.
    place(
        [plate(round_outline(30, 15, 3), 1.4, get('blue'), 0.4, [circle(1.6, 24, (-11, 0))])],
        (-66, -113, 0.6),
        (0, 0, 6),
    )
    flat_words('12.5', 7.6, 'mark white', (-63, -112.6, 2.1), 6)
    stop = [
        rod(4.6, 26, get('white'), 1),
        place(rod(5.6, 5, get('white')), (0, 0, 4)),
        place(rod(5.6, 5, get('white')), (0, 0, 18)),
    ]
    place(place(stop, turn=(0, 90, 0)), (104, 12, 5.6), (0, 0, 112))
    place(
        [rod(5, 9, get('white'), 0.6), place(box(28, 7, 4, get('blue'), 1.4), (6, 0, 8))],
        (99, 25, 5.6),
        (0, 0, 112),
    )
    place(syringe(), (92, 48, 15), (0, 0, 112))


def pocket_retractor():
    """It lies on its side, so that both blades and the window of its shaft are seen."""
    metal, t = 'instrument steel', 2.5
    holes = [round_outline(58, 11, 5.5)]
    outline = [
        (-82, -10),
        (-70, -10),
        (-30, -11),
        (30, -12),
        (70, -12.5),
        (82, -12.5),
        (82, 12.5),
        (70, 12.5),
        (30, 12),
        (-30, 11),
        (-70, 10),
        (-82, 10),
    ]
    parts = [place(plate(outline, t, get(metal), 0.7, holes), (0, t / 2, 0), (90, 0, 0))]
    for side, reach, wide in ((-1, 35, 20), (1, 60, 25)):
        # It rises out of the shaft little by little, so that no seam is seen.
        bend = [
            (side * 66, 0, 0, t / 2 - 0.2, wide / 2 - 1.4),
            (side * 79, 0, 0, t / 2 + 0.04, wide / 2 + 0.02),
            (side * 88, -side * 0.4, 0, t / 2, wide / 2),
            (side * 93, -side * 4, 0, t / 2, wide / 2),
            (side * 95, -side * 11, 0, t / 2, wide / 2),
            (side * 95.6, -side * reach * 0.6, 0, t / 2, wide / 2),
            (side * 94, -side * (reach - 5), 0, t / 2 * 0.9, wide / 2),
            (side * 93, -side * reach, 0, 0.8, wide / 2 - 3),
        ]
        parts.append(forged(bend, get(metal), 0.7))
        for i in range(1, reach // 10 + 1):
            if i * 10 < reach - 2:
                parts.append(
                    place(
                        box(0.5, 0.5, 8, get('mark'), 0.02),
                        (side * 95.7 - 1.3 - 0.1, -side * i * 10, -4),
                        (0, 0, 0),
                    )
                )
    parts.append(place(box(7, 2.9, 24, get('red'), 0.4), (-66, 0, -12)))
    place(parts, (0, 0, 12.5), (0, 0, 20))


def lighted_retractor():
    """Drawn from the side: the blade along x at the top, the grip below its left end."""
    metal = 'instrument steel'
    blade = [
        (0, 0, 0, 2.2, 10),
        (16, 3, 0, 2.0, 13),
        (60, 5.5, 0, 1.6, 13),
        (100, 5, 0, 1.4, 13),
        (118, 2, 0, 1.2, 13),
        (124, -4, 0, 1.0, 12.4),
        (125.5, -10, 0, 0.8, 12),
    ]
    parts = [forged(blade, get(metal), 0.6)]
    parts += [
        place(lathe([(1.2, 0), (0.05, 3.4)], get(metal), 4, 10), (125.5, -10.5, z), (90, 0, 0))
        for z in (-9.6, -5.8, -2, 2, 5.8, 9.6)
    ]
    parts.append(
        forged(
            [
                (14, -0.4, 0, 0.7, 11.6),
                (60, 2.8, 0, 0.6, 11.8),
                (100, 2.6, 0, 0.5, 11.8),
                (115, 0.4, 0, 0.4, 11.4),
            ],
            get('ceramic coat'),
            0.3,
        )
    )
    # The light's bundle and the flat channel for smoke under the blade.
    parts.append(
        tube(
            [(-6, -8, 5), (14, -3.4, 5), (60, -0.4, 5), (108, -1.2, 5)],
            2.3,
            get('polished steel'),
            sides=32,
        )
    )
    parts.append(
        place(
            lathe([(2.3, 0), (2.5, 0.4), (2.5, 3), (2.0, 3.4), (0.01, 3.4)], get('white glow'), 32),
            (108, -1.2, 5),
            (0, 90, -4),
        )
    )
    parts.append(
        forged(
            [
                (-4, -9, -5, 1.8, 4.2),
                (14, -4, -5, 1.8, 4.4),
                (60, -1, -5, 1.7, 4.6),
                (104, -1.8, -5, 1.5, 4.6),
            ],
            get(metal),
            0.8,
        )
    )
    # The grip with grooves for fingers.
    parts.append(
        forged(
            [
                (2, 1, 0, 6, 9),
                (-4, -6, 0, 8, 8.6),
                (-8, -18, 0, 9, 8),
                (-14, -60, 0, 9.6, 8.4),
                (-21, -104, 0, 10.4, 8.6),
                (-24, -122, 0, 9, 8.4),
            ],
            get('satin'),
            3.6,
            round_end=False,
        )
    )
    cover = [(-19, -22), (-1.5, -19)]
    for i in range(4):
        y = -28 - i * 21
        cover += [
            (-1.8 - i * 3.4, y),
            (-4.8 - i * 3.4, y - 7),
            (-5.2 - i * 3.4, y - 11),
            (-3.6 - i * 3.4, y - 17),
        ]
    cover += [(-13, -112), (-33, -110), (-29, -80)]
    for z in (7.2, -9.4):
        parts.append(
            place(
                plate([(p.x, p.y) for p in smoothed(cover, 4)], 2.2, get('petrol silicone'), 0.8),
                (0, 0, z),
            )
        )
    parts.append(
        place(
            [lathe([(5, 0), (6, 1), (6, 12), (4.6, 14), (4.6, 20)], get('polished steel'), 64)][0],
            (-24, -121, 3),
            (90, 0, -9),
        )
    )
    parts.append(
        tube(
            [
                (-27, -138, 3),
                (-30, -158, 1),
                (-16, -186, -8),
                (40, -188, -9),
                (96, -170, -9),
                (136, -177, -7),
                (150, -180, -6),
            ],
            3.8,
            get('grey'),
            sides=32,
        )
    )
    parts.append(
        place(
            place(
                lathe(
                    [
                        (3.9, -16),
                        (5.2, -14),
                        (5.4, 0),
                        (6.8, 2),
                        (6.8, 14),
                        (6.2, 15),
                        (4.8, 15),
                        (4.6, 8),
                        (0.01, 8),
                    ],
                    get('petrol silicone'),
                    64,
                ),
                turn=(0, 90, 0),
            ),
            (152, -180.4, -6),
            (0, 0, -12),
        )
    )
    parts.append(
        place(
            lathe(
                [(5.4, 0), (7, 1), (7, 9), (8, 10), (8, 22), (11, 24), (11, 40), (10.4, 40.6)],
                get('aluminium'),
                72,
            ),
            (-12, -6, -1),
            (90, 0, -96),
        )
    )
    place(parts, (0, 0, 13), (0, 0, 12))


def gel_sizers():
    """Twelve, from 175 to 450 cc, in their tray; the last shows its back."""
    place(perforated(586, 424, 19, 9, 1.4, get('instrument steel')), (0, 0, 0.7))
    tube(
        [(x, y, 4) for x, y in round_outline(590, 428, 24)],
        5,
        get('polished steel'),
        closed=True,
        smooth=False,
    )
    for i in range(12):
        volume = 175 + i * 25
        width = 100 + 35 * ((volume - 175) / 275) ** 0.92
        high = 34 + 13 * (volume - 175) / 275
        at = (-213 + (i % 4) * 142, 132 - (i // 4) * 132)
        if i < 11:
            place(round_implant(width, high, 'blue gel'), (*at, 1.4))
        else:
            place(
                place(round_implant(width, high, 'blue gel'), turn=(180, 0, 0)), (*at, high + 1.4)
            )
            flat_words(f'{volume} cc', 22, 'mark white', (at[0], at[1] + 9, high + 1.3))
            flat_words(f'{width / 10:.1f} cm', 14, 'mark white', (at[0], at[1] - 17, high + 1.3))


pictures = {
    'areola-marker': Model(
        areola_markers, (0.2, -1, 0.7), 0.1, detail=Detail((24, -40, 22), 27, (0.2, -1, 0.55))
    ),
    'implant-funnel': Model(funnel, (0.15, -1, 0.75), 0.1),
    'breast-sizer': Model(inflatable_sizer, (0.1, -1, 0.8), 0.1),
    'funnel-large': Model(large_funnel, (0.15, -1, 0.75), 0.1),
    'pocket-retractor': Model(pocket_retractor, (0.15, -1, 0.85), 0.12),
    'breast-retractor': Model(lighted_retractor, (0.1, -0.85, 1.0), 0.1),
    'sizer-set': Model(gel_sizers, (0.2, -1, 0.62), 0.08),
}
