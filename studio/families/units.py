"""
What treatment units are put together from, and the one of two physicians; they stand on the floor
and face -y.
"""

import math

from families.consoles import display
from materials import get
from models.imaging_and_camera_system import flat_screen, key
from screens import caption, larynx, round_view, screen
from shapes import (
    box,
    front,
    lathe,
    made_by,
    place,
    plate,
    prism,
    rings,
    rod,
    round_outline,
    rounded,
    sector,
    slab,
    tube,
    turned_ring,
    words,
)

seen_from = (0.5, -1.3, 0.42)


def handle(width, reach=30, thick=6):
    """A bar handle around the origin, before the plane y = 0."""
    w = width / 2
    return [
        tube(
            [
                (-w, 0, 0),
                (-w, -reach * 0.7, 0),
                (-w + 8, -reach, 0),
                (w - 8, -reach, 0),
                (w, -reach * 0.7, 0),
                (w, 0, 0),
            ],
            thick,
            get('satin'),
            steps=6,
            sides=20,
        )
    ]


def fronts(x, top, width, heights, face='white', gap=5, y=0.0, grip=0.34):
    """
    Drawer fronts below each other, the first at height `top`, each with its handle; the dark gap
    between them is seen.
    """
    for height in heights:
        place(front(width, height - gap, 20, get(face), 6, 3), (x, y, top - height / 2))
        place(handle(width * grip), (x, y - 20, top - min(46, height * 0.36)))
        top -= height


def carcass(width, depth, low, high, shell='shell', recess=None):
    """
    A body from `low` to `high`; its front is dark, so that gaps between what is put on it are.
    `recess` is the width, height, x and z of a lit recess in its front. Returns y of the front.
    """
    mid = (low + high) / 2
    holes = []
    if recess:
        w, h, x, z = recess
        holes = [[(x + px, z - mid + pz) for px, pz in round_outline(w, h, 12)]]
        place(front(w + 20, h + 20, 4, get('light grey'), 4, 0), (x, -depth / 2 + 230, z))
        place(box(w - 24, 14, 6, get('cabinet light'), 1), (x, -depth / 2 + 40, z + h / 2 - 7))
        place(
            place(
                plate(
                    round_outline(w + 26, h + 26, 20),
                    24,
                    get('shell'),
                    4,
                    [round_outline(w, h, 12)],
                ),
                turn=(90, 0, 0),
            ),
            (x, -depth / 2, z),
        )
    place(
        plate(round_outline(width, high - low, 14), depth - 10, get(shell), 4, holes),
        (0, depth / 2, mid),
        (90, 0, 0),
    )
    place(
        place(
            plate(round_outline(width - 6, high - low - 6, 12), 10, get('black'), 1, holes),
            turn=(90, 0, 0),
        ),
        (0, -depth / 2 + 10, mid),
    )
    return -depth / 2


def plinth(width, depth, height=60):
    place(slab(width - 50, depth - 60, height, get('graphite'), 20, 4), (0, 10, 0))


def worktop(width, depth, low, thick=30, face='white', edge='petrol'):
    """A slab with a line of colour in its edge and a raised rim behind."""
    place(slab(width, depth, thick, get(face), 26, 7), (0, 0, low))
    if edge:
        place(slab(width + 1.6, depth + 1.6, 5, get(edge), 27, 1.4), (0, 0, low + thick * 0.4))


def jar(radius, height, litres, fill=0.0, mark='mark white', lid='petrol'):
    """A jar with its lid and marks, which face -y; on z = 0."""
    parts = [
        lathe(
            [(radius * 0.8, 0), (radius * 0.95, 2), (radius, 10), (radius, height)], get('jar'), 96
        ),
        turned_ring(
            [
                (radius + 0.4, height - 5),
                (radius + 4, height - 4),
                (radius + 4, height + 1),
                (radius + 0.4, height + 2),
            ],
            get('jar'),
            96,
        ),
    ]
    if fill:
        parts.append(
            lathe(
                [
                    (radius * 0.8, 2),
                    (radius * 0.94, 4),
                    (radius - 2, 12),
                    (radius - 2, height * fill),
                ],
                get('jar liquid'),
                96,
            )
        )
    parts += [
        lathe(
            [
                (radius + 4, height),
                (radius + 6, height + 2),
                (radius + 6, height + 20),
                (radius, height + 26),
                (radius * 0.5, height + 29),
                (0.01, height + 29),
            ],
            get(lid),
            96,
        ),
        place(rings(radius + 6.4, 14, get('graphite'), 4, 1), (0, 0, height + 3)),
        lathe(
            [
                (radius * 0.3, height),
                (radius * 0.3, height - 44),
                (radius * 0.2, height - 50),
                (0.01, height - 50),
            ],
            get('silicone'),
            48,
        ),
    ]
    for side in (1, -1):
        parts += [
            place(
                lathe([(8, 0), (8, 22), (6, 26)], get('soft grey'), 40),
                (side * radius * 0.45, 0, height + 27),
            )
        ]
    for i in range(1, 9):
        z, long = height * (0.1 + 0.095 * i), radius * (0.5 if i % 2 == 0 else 0.3)
        parts.append(
            place(
                front(long, 2.8, 0.5, get(mark), 0.4, 0),
                (
                    -radius * 0.42 + long / 2,
                    -math.sqrt(radius**2 - (radius * 0.42 - long / 2) ** 2) - radius * 0.03 - 0.6,
                    z,
                ),
                (0, 0, -math.degrees(math.asin(0.42 - long / radius / 2))),
            )
        )
        if i % 4 == 0:
            parts.append(
                place(
                    words(f'{litres * i / 8:g}', radius * 0.26, get(mark)),
                    (radius * 0.42, -radius * 0.91 - 1.6, z),
                    (0, 0, 22),
                )
            )
    return parts


def gauge(radius, bands=(), needle=215, unit='kPa'):
    """A dial with bands of colour from angle to angle, in degrees."""
    parts = [
        turned_ring(
            [(radius - 2, 0), (radius + 6, 0), (radius + 6, 9), (radius + 3, 13), (radius, 10)],
            get('aluminium'),
            96,
        ),
        rod(radius - 0.4, 3, get('mark white'), 0.1, 96),
    ]
    for start, end, colour in bands:
        parts.append(
            place(
                plate(sector(radius * 0.78, radius * 0.9, start, end, 24), 0.6, get(colour)),
                (0, 0, 3.2),
            )
        )
    for i in range(21):
        a = math.radians(-45 + 270 * i / 20)
        parts.append(
            place(
                box(1.4 if i % 5 else 2.2, radius * (0.12 if i % 5 else 0.22), 0.6, get('mark'), 0),
                (radius * 0.72 * math.cos(a), radius * 0.72 * math.sin(a), 3.6),
                (0, 0, math.degrees(a) - 90),
            )
        )
    parts += [
        place(
            box(2.6, radius * 0.8, 1.2, get('red'), 0.3),
            (
                radius * 0.32 * math.cos(math.radians(needle)),
                radius * 0.32 * math.sin(math.radians(needle)),
                5,
            ),
            (0, 0, needle - 90),
        ),
        place(
            lathe([(radius * 0.12, 0), (radius * 0.1, 3), (0.01, 3.4)], get('black'), 40), (0, 0, 4)
        ),
        place(
            place(words(unit, radius * 0.26, get('mark')), turn=(-90, 0, 0)),
            (0, -radius * 0.42, 3.6),
        ),
    ]
    return place(parts, turn=(90, 0, 0))


def feet(width, depth):
    for x in (1, -1):
        for y in (1, -1):
            place(
                lathe([(18, 0), (20, 2), (20, 10), (9, 16), (9, 62)], get('graphite'), 48),
                (x * (width / 2 - 60), y * (depth / 2 - 60), 0),
            )


# What stands and hangs on a unit.


def handpiece(ring='petrol', tip='straight'):
    """A handle for suction, water or air, its cannula up; along z, its hose at the bottom."""
    parts = [
        lathe(
            [(5, -16), (8, -6), (10.5, 0), (11.5, 30), (10.5, 74), (8, 92), (5, 100), (3, 104)],
            get('white'),
            64,
        ),
        place(rings(11.7, 34, get('graphite'), 8, 0.8), (0, 0, 14)),
        place(rod(11.4, 5, get(ring), 0.5), (0, 0, 56)),
    ]
    end = (
        [(0, 0, 102), (0, 0, 140), (0, 0, 168)]
        if tip == 'straight'
        else [(0, 0, 102), (0, 0, 136), (0, -12, 156), (0, -34, 168)]
    )
    return [*parts, tube(end, 2.6, get('steel'), sides=16)]


def hung(x, y, z, ring, to, side=1, drop=90, hose='soft grey'):
    """A handpiece in its fork, and the hose that hangs from it and leads to a point."""
    place(
        [
            place(slab(30, 34, 16, get('graphite'), 12, 4), (0, 10, 0)),
            place(
                turned_ring([(12, 0), (17, 0), (17, 14), (12, 14)], get('soft grey'), 64),
                (0, -4, 1),
            ),
        ],
        (x, y, z - 6),
    )
    place(handpiece(ring), (x, y - 4, z - 28), (-4, side * 3, 0))
    low = z - 44
    tube(
        [
            (x, y - 4, low + 4),
            (x, y - 6, low - drop * 0.5),
            (x + side * 14, y - 22, low - drop * 0.92),
            (x + side * 34, y - 12, low - drop),
            (x + side * 46, y + 8, low - drop * 0.8),
            to,
        ],
        6,
        get(hose),
        steps=14,
    )


def atomiser(colour='jar liquid'):
    """A bottle of 50 ml with its long nozzle towards -y."""
    return [
        lathe([(18, 0), (21, 3), (21, 42), (12, 56), (11, 60)], get('jar'), 64),
        lathe([(18, 1), (20, 4), (20, 26), (0.01, 26)], get(colour), 64),
        lathe([(13, 58), (14, 60), (14, 72), (10, 76), (6, 84), (0.01, 84)], get('satin'), 64),
        tube(
            [(0, 0, 80), (0, -14, 88), (0, -50, 104), (0, -84, 122)],
            lambda v: 3.4 - 1.4 * v,
            get('steel'),
            sides=16,
        ),
        place(rod(7, 12, get('petrol'), 2), (0, 10, 74), (-90, 0, 0)),
    ]


def telescopes(count, pitch=46, width=40):
    """A heated holder with telescopes upright in its tubes, around the origin."""
    place(slab(count * pitch + width, 96, 78, get('shell'), 18, 7))
    place(slab(count * pitch + width - 16, 80, 4, get('satin'), 12, 1), (0, 0, 77))
    for i in range(count):
        x = (i - (count - 1) / 2) * pitch
        place(
            turned_ring([(9, 0), (14, 0), (14, 6), (12, 8), (9, 8)], get('petrol silicone'), 64),
            (x, 6, 80),
        )
        place(
            [
                lathe([(4, 0), (4, 30), (7, 34), (9, 40), (9, 66)], get('steel'), 48),
                lathe(
                    [(11, 66), (13, 68), (13, 82), (16, 88), (18, 96), (18, 104), (15, 106)],
                    get('black'),
                    64,
                ),
                place(rod(9.4, 4, get(('red', 'blue', 'green', 'yellow')[i % 4]), 0.4), (0, 0, 58)),
                place(rod(5, 18, get('satin')), (0, -8, 48), (90, 0, 0)),
            ],
            (x, 6, 80),
        )
    place(
        [
            *display(
                46,
                20,
                [('40', 13, -21, 0, 'screen white'), ('C', 10, 2, 0, 'screen cyan')],
                'black',
            )
        ],
        (-count * pitch / 2 + 18, -48, 40),
    )
    place(front(8, 8, 2, get('led green'), 3.8, 0), (count * pitch / 2 - 4, -48, 40))


def swan_lamp(x, y, z, height=330, side=-1, reach=190):
    """A lamp on a bent neck, shining down and to a side."""
    place(lathe([(26, 0), (28, 2), (28, 22), (20, 28), (13, 30)], get('graphite'), 64), (x, y, z))
    end = (x + side * reach, y - 40, z + height * 0.86)
    path = [
        (x, y, z + 26),
        (x, y, z + height * 0.6),
        (x + side * 20, y - 4, z + height * 0.9),
        (x + side * reach * 0.45, y - 18, z + height * 1.04),
        (x + side * reach * 0.84, y - 34, z + height * 0.97),
        end,
    ]
    tube(
        path,
        lambda v: 9 + 0.7 * math.sin(v * 2 * math.pi * 60),
        get('graphite'),
        steps=70,
        sides=24,
    )
    head = [
        lathe([(16, 24), (24, 14), (52, -30), (56, -44), (54, -48), (50, -45)], get('shell'), 96),
        lathe([(0.01, -42), (50, -42)], get('white glow'), 72),
        place(rings(17, 26, get('graphite'), 6, 1), (0, 0, 10)),
        turned_ring([(50, -46), (56.6, -46), (56.6, -40), (50, -40)], get('petrol'), 96),
    ]
    place(head, end, (0, -side * 24 if side < 0 else -24, 0) if side > 0 else (0, 24, 0))


def kidney_dish(wide=190):
    """A dish of steel on z = 0."""
    outline = rounded(
        [
            (-wide / 2, -44),
            (-wide * 0.2, -34),
            (wide * 0.2, -34),
            (wide / 2, -44),
            (wide / 2, 34),
            (wide * 0.24, 52),
            (-wide * 0.24, 52),
            (-wide / 2, 34),
        ],
        34,
    )
    inner = [(x * 0.93, y * 0.88) for x, y in outline]
    return [
        place(plate(outline, 30, get('polished steel'), 1, [inner])),
        plate(inner, 3, get('satin')),
    ]


def view_screen(view, width=476, height=268, tag='LARYNX'):
    """A monitor around the origin that shows what an endoscope sees."""
    flat_screen(width, height, 12, 8, 'white', thick=24)
    place(screen(width, height, round_view(view, 0.93), 620), (0, -0.9, 0))
    place(
        [
            caption(tag, 14, -width / 2 + 12, height / 2 - 18, 'screen cyan'),
            caption('00:01:24', 12, width / 2 - 84, height / 2 - 18, 'screen red'),
            caption('K-1187', 12, width / 2 - 64, -height / 2 + 14),
        ],
        (0, -1.4, 0),
    )


def side_console(side):
    """
    What one physician works with: suction outermost, water beside it, three atomisers towards the
    middle.
    """
    section = rounded([(-110, 0), (-110, 34), (-34, 112), (90, 112), (90, 0)], [6, 16, 20, 16, 6])
    prism(section, 330, get('shell'), 5)
    prism([(y * 1.004, z * 0.22 + 4) for y, z in section], 331, get('petrol'), 2)
    angle = -math.degrees(math.atan2(76, 78))
    panel = [
        front(292, 84, 2, get('graphite'), 9, 0.6),
        *place(
            [
                *display(
                    84,
                    44,
                    [
                        ('-40', 22, -38, 3, 'screen white'),
                        ('kPa', 9, 14, -1, 'screen cyan'),
                        ('37.0 C', 9, -38, -15, 'screen amber'),
                    ],
                    'black',
                )
            ],
            (-86, -2, 4),
        ),
    ]
    for i, colour in enumerate(('white', 'white', 'petrol', 'white', 'red')):
        panel += place(
            key(12, None, colour, 'led green' if i == 0 else None), (-14 + i * 32, -2, 6)
        )
        panel.append(place(front(16, 2, 0.3, get('mark white'), 0.6, 0), (-14 + i * 32, -2, -18)))
    place(panel, (0, -72.6, 73.4), (angle, 0, 0))
    for i in range(3):
        place(
            atomiser(('jar liquid', 'amber filter', 'jar liquid')[i]),
            (-side * (104 - i * 58), 30, 112),
        )
        place(
            turned_ring([(21.5, 0), (27, 0), (27, 12), (21.5, 12)], get('petrol silicone'), 64),
            (-side * (104 - i * 58), 30, 110),
        )
    for i, (ring, y) in enumerate((('petrol', 34), ('blue', -26))):
        hung(side * 184, y, 116, ring, (side * 160, y + 10, 26), side, 28)


def ent_unit():
    """1,480 x 560 mm, for two physicians; the pump, the jars and the telescopes are shared."""
    plinth(1460, 560, 64)
    y = carcass(1450, 540, 60, 742, recess=(474, 360, 0, 540))
    worktop(1480, 560, 742, 34)
    fronts(-485, 732, 462, (214, 224, 236), y=y)
    fronts(485, 732, 462, (214,), y=y)
    for i, sign in enumerate(('WASTE', 'COTTON')):
        x = 485 - 116.5 + i * 233
        place(front(228, 455, 20, get('white'), 6, 3), (x, y, 288))
        place(handle(90), (x, y - 20, 470))
        place(words(sign, 19, get('mark')), (x, y - 20.2, 428))
    for x, fill in ((-110, 0.46), (110, 0.26)):
        place(jar(74, 216, 2.5, fill, 'mark'), (x, y + 96, 362))
        tube(
            [
                (x + 33, y + 96, 630),
                (x + 34, y + 94, 660),
                (x + 44, y + 130, 676),
                (x + 46, y + 226, 680),
            ],
            7,
            get('soft grey'),
        )
    place(front(495, 290, 20, get('white'), 6, 3), (0, y, 205))
    for i in range(8):
        place(front(250, 6, 1, get('black'), 2.6, 0), (0, y - 19.6, 130 + i * 14))
    place(words('lisarn', 34, get('mark')), (0, y - 20.2, 290))
    top = 776
    for side in (1, -1):
        place(made_by(lambda: side_console(side)), (side * 410, -70, top))
    place(made_by(lambda: telescopes(4, 62, 50)), (0, -60, top))
    place(kidney_dish(), (0, -196, top), (0, 0, 6))
    # The lamp on its arm, the monitor on its post.
    place(rod(16, 500, get('satin'), 3), (-640, 200, top))
    place(lathe([(34, 0), (36, 3), (36, 20), (20, 30)], get('graphite'), 64), (-640, 200, top))
    tube(
        [(-640, 200, top + 490), (-600, 186, top + 520), (-420, 130, top + 560)],
        13,
        get('shell'),
        steps=10,
        sides=28,
    )
    place(
        lathe([(18, -22), (20, -18), (20, 18), (18, 22)], get('graphite'), 48),
        (-640, 200, top + 492),
    )
    place(
        [lathe([(18, -20), (20, -16), (20, 16), (18, 20)], get('graphite'), 48)],
        (-420, 130, top + 558),
    )
    tube(
        [(-420, 130, top + 558), (-330, 60, top + 530), (-270, 20, top + 470)],
        12,
        get('shell'),
        steps=10,
        sides=28,
    )
    place(
        [
            lathe([(20, 30), (34, 20), (78, -26), (82, -40), (78, -44)], get('shell'), 96),
            lathe([(0.01, -38), (78, -38)], get('white glow'), 96),
            turned_ring([(76, -46), (83, -44), (83, -36), (76, -36)], get('petrol'), 96),
        ],
        (-262, 14, top + 446),
        (14, -20, 0),
    )
    place(rod(20, 330, get('satin'), 3), (330, 200, top))
    place(lathe([(44, 0), (46, 3), (46, 16), (24, 26)], get('graphite'), 64), (330, 200, top))
    place(made_by(lambda: view_screen(larynx, 560, 315)), (330, 150, top + 440), (-4, 0, -6))
