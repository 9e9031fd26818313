"""
Housings with displays, buttons and sockets, seen from the front right. Parts of a front face -y.
"""

import math

from families import handpieces
from families.handpieces import plug
from materials import get
from shapes import (
    box,
    front,
    lathe,
    made_by,
    place,
    plate,
    rings,
    rod,
    round_outline,
    surface,
    tube,
    words,
)

seen_from = (0.5, -1.3, 0.46)


def knob(radius, height, face='ink', ring='aluminium'):
    parts = [
        lathe(
            [(radius * 1.12, 0), (radius * 1.16, 0.6), (radius * 1.08, 1.6), (radius, 1.8)],
            get(ring),
            72,
        ),
        place(rings(radius, height, get(face), 3, 0.25), (0, 0, 1.2)),
        place(
            lathe([(0.01, 0), (radius * 0.86, 0), (radius * 0.8, 0.6), (0.01, 0.7)], get(ring), 64),
            (0, 0, height + 1.0),
        ),
        place(box(1.2, radius * 0.5, 0.5, get('mark'), 0.1), (0, radius * 0.52, height + 1.5)),
    ]
    return place(parts, turn=(90, 0, 0))


def button(width, height, face='grey', label=None, glow=None):
    parts = [front(width, height, 1.6, get(face), min(width, height) * 0.24, 0.5)]
    if label:
        parts.append(
            place(
                words(
                    label,
                    height * 0.42,
                    get('mark' if face in ('white', 'shell', 'yellow') else 'mark white'),
                ),
                (0, -1.65, 0),
            )
        )
    if glow:
        parts.append(
            place(front(width * 0.4, 0.8, 0.2, get(glow), 0.3, 0), (0, -1.7, -height * 0.3))
        )
    return parts


def socket(radius, pins=5, ring='aluminium', core='black'):
    """A round connector."""
    parts = [
        lathe(
            [
                (radius * 1.3, 0),
                (radius * 1.34, 1),
                (radius * 1.2, 2.4),
                (radius, 2.6),
                (radius * 0.96, 1.2),
                (radius * 0.94, 0.2),
                (0.01, 0.2),
            ],
            get(ring),
            72,
        ),
        rod(radius * 0.7, 1.4, get(core)),
    ]
    for i in range(pins):
        turn = 2 * math.pi * i / pins
        parts.append(
            place(
                rod(radius * 0.08, 2.0, get('gold')),
                (radius * 0.42 * math.cos(turn), radius * 0.42 * math.sin(turn), 0),
            )
        )
    return place(parts, turn=(90, 0, 0))


def display(width, height, rows=(), frame='ink'):
    """A lit panel; rows are (text, size, x, z, colour)."""
    parts = [
        front(width + 7, height + 7, 1.4, get(frame), 4, 0.4),
        place(front(width, height, 0.4, get('screen glass'), 1.6, 0), (0, -1.3, 0)),
    ]
    for text, size, x, z, colour in rows:
        parts.append(place(words(text, size, get(colour), 0.02, centred=False), (x, -1.78, z)))
    return parts


def bars(x, z, widths, colour, height=2.2, step=4.4):
    """Level bars of a display, one below the other."""
    return [
        place(front(width, height, 0.1, get(colour), 0.6, 0), (x + width / 2, -1.75, z - i * step))
        for i, width in enumerate(widths)
    ]


def columns(x, z, heights, colour, width=3.4, step=5.4):
    return [
        place(front(width, height, 0.1, get(colour), 0.5, 0), (x + i * step, -1.75, z + height / 2))
        for i, height in enumerate(heights)
    ]


def line(points, colour, thick=0.5):
    """A curve of a display through points of (x, z)."""
    return [tube([(x, -1.8, z) for x, z in points], thick, get(colour), steps=6, sides=8)]


def arc(x, z, radius, start, end, colour, thick=1.0):
    return [
        tube(
            [
                (
                    x + radius * math.cos(math.radians(a)),
                    -1.8,
                    z + radius * math.sin(math.radians(a)),
                )
                for a in [start + (end - start) * i / 20 for i in range(21)]
            ],
            thick,
            get(colour),
            steps=2,
            sides=8,
        )
    ]


def pump(radius=24):
    """The head of a peristaltic pump: three rollers and the tubing around them."""
    parts = [
        lathe(
            [
                (radius + 4, 0),
                (radius + 5, 1),
                (radius + 5, 5),
                (radius + 3, 6.5),
                (radius, 6.5),
                (radius - 0.4, 2.4),
                (0.01, 2.4),
            ],
            get('shell'),
            96,
        ),
        place(rod(radius * 0.4, 8, get('aluminium')), (0, 0, 2)),
    ]
    for i in range(3):
        turn = 2 * math.pi * i / 3 + 0.5
        parts.append(
            place(
                rod(radius * 0.27, 7, get('white')),
                (radius * 0.62 * math.cos(turn), radius * 0.62 * math.sin(turn), 2),
            )
        )
    ring = [
        (
            (radius - 2.4) * math.cos(math.radians(a)),
            (radius - 2.4) * math.sin(math.radians(a)),
            5.4,
        )
        for a in range(-60, 241, 15)
    ]
    parts.append(
        tube(
            [(radius * 0.8, -radius * 2.0, 4), *ring, (-radius * 0.8, -radius * 2.0, 4)],
            2.2,
            get('pvc'),
            steps=6,
        )
    )
    return place(parts, turn=(90, 0, 0))


def rear(width, height):
    """
    What is behind a case of which the middle is the origin: fan, mains with its switch, sockets,
    type plate, earth.
    """
    fan = min(34, height * 0.34)
    grille = [place(rod(fan + 3, 0.8, get('graphite'), 0.3)), place(rod(fan, 1, get('black')))]
    for i in range(1, 5):
        ring = [
            (fan * i / 4.2 * math.cos(a), fan * i / 4.2 * math.sin(a), 1.8)
            for a in [2 * math.pi * k / 24 for k in range(24)]
        ]
        grille.append(tube(ring, 0.8, get('steel'), closed=True, steps=3, sides=8))
    for turn in (45, -45):
        grille.append(place(box(fan * 2.1, 1.8, 1, get('steel'), 0.3), (0, 0, 1.6), (0, 0, turn)))
    place(grille, (width * 0.26, 0, 0), (90, 0, 0))
    left, low = -width / 2, -height / 2
    parts = [
        grille,
        [
            place(front(60, 30, 2.4, get('black'), 3, 0.6), (left + 46, 0, low + 25)),
            place(front(26, 18, 1, get('graphite'), 4, 0.3), (left + 34, -2.2, low + 25)),
            *[
                place(box(1.8, 5, 4, get('steel'), 0.3), (left + 34 + x, -2.4, low + 25 + z))
                for x, z in ((-6, -2), (6, -2), (0, 3))
            ],
            place(front(13, 20, 2, get('dark steel'), 1.6, 0.6), (left + 62, -2.4, low + 25)),
            place(words('I', 5, get('mark white')), (left + 62, -4.6, low + 29)),
            place(words('O', 5, get('mark white')), (left + 62, -4.6, low + 20)),
        ],
        [
            place(
                lathe(
                    [(0.01, 12), (3, 12), (3.4, 11), (3.4, 3), (6.5, 3), (7, 2), (7, 0)],
                    get('gold'),
                    48,
                ),
                (left + 92, 0, low + 18),
                (90, 0, 0),
            )
        ],
        [
            place(front(58, 26, 0.3, get('paper'), 1.5, 0), (left + 136, 0, low + 24)),
            place(words('100-240 V ~ 50/60 Hz', 4.2, get('mark')), (left + 136, -0.4, low + 30)),
            *[
                place(
                    box(wide, 0.3, 1.2, get('mark'), 0),
                    (left + 111 + wide / 2, -0.4, low + 23 - i * 4),
                )
                for i, wide in enumerate((46, 30, 38))
            ],
        ],
    ]
    if height > 70:
        for i in range(3):
            parts.append(
                [
                    place(front(15, 7, 1, get('black'), 1, 0.3), (left + 28 + i * 22, 0, low + 58)),
                    place(
                        front(11, 2, 0.4, get('grey'), 0.5, 0), (left + 28 + i * 22, -1, low + 58)
                    ),
                ]
            )
        for i in range(2):
            parts.append(
                [
                    place(
                        lathe([(4, 6), (6, 6), (7, 5), (7, 0)], get('aluminium'), 48),
                        (left + 98 + i * 22, 0, low + 58),
                        (90, 0, 0),
                    ),
                    place(rod(4.2, 3, get('black')), (left + 98 + i * 22, 0, low + 58), (90, 0, 0)),
                ]
            )
    return [part for group in parts for part in group]


def housing(width, depth, height, shell='shell', face='white', corner=7, feet=6, band='petrol'):
    """A case on feet; returns y and z of the middle of its front."""
    place(
        plate(round_outline(width, height, corner), depth, get(shell), 2.4),
        (0, depth / 2, height / 2 + feet),
        (90, 0, 0),
    )
    place(
        plate(round_outline(width + 0.8, height + 0.8, corner), 3.4, get(band), 0.4),
        (0, -depth / 2 + 9, height / 2 + feet),
        (90, 0, 0),
    )
    place(
        front(width - 5, height - 5, 2.2, get(face), max(1.5, corner - 1.5), 0.9),
        (0, -depth / 2 + 0.6, height / 2 + feet),
    )
    for x in (-1, 1):
        for y in (-1, 1):
            place(
                lathe([(8, 0), (9, 1), (9, feet + 1), (0.01, feet + 1)], get('rubber'), 48),
                (x * (width / 2 - 24), y * (depth / 2 - 24), 0),
            )
    for i in range(9):
        place(
            box(1.2, depth * 0.4, 2.4, get('black'), 0.3),
            (width / 2 - 0.4, depth * 0.14, height * 0.3 + feet + i * height * 0.05),
            (0, 90, 0),
        )
    place(rear(width, height), (0, depth / 2, height / 2 + feet), (0, 0, 180))
    return -depth / 2 - 1.6, height / 2 + feet


def name(text, size, x, z, y, colour='mark'):
    return place(words(text, size, get(colour)), (x, y, z))


def drip_stand(x, y, z, height=120, bag=True):
    """A rod that holds a bag of saline."""
    place(rod(2.6, height, get('steel')), (x, y, z))
    tube(
        [
            (x, y, z + height),
            (x, y - 8, z + height + 5),
            (x, y - 18, z + height),
            (x, y - 18, z + height - 5),
        ],
        1.6,
        get('steel'),
    )
    if bag:

        def skin(u, v):
            # Flat above where it hangs, full below.
            full = 0.25 + 0.75 * min(1, v * 1.6) * (1 if v < 0.92 else (1 - v) / 0.08 * 0.7 + 0.3)
            across, deep = 21 * (0.82 + 0.18 * math.sin(math.pi * v)), 8.5 * full
            angle = 2 * math.pi * u
            return (
                x + math.copysign(abs(math.cos(angle)) ** 0.6, math.cos(angle)) * across,
                y - 18 + math.copysign(abs(math.sin(angle)) ** 0.8, math.sin(angle)) * deep,
                z + height - 8 - v * 62,
            )

        surface(skin, 48, 40, get('pvc'))
        place(front(26, 22, 0.2, get('paper'), 2, 0), (x, y - 27.6, z + height - 42))
        place(rod(2.2, 12, get('blue')), (x, y - 18, z + height - 82))


def holster(side, z, y, piece='white'):
    """A handpiece in a holder at the right side of a case."""
    place(box(20, 14, 8, get('grey'), 2), (side + 9, y, z - 12))
    made = [
        lathe(
            [(5, -34), (7.4, -26), (9, -10), (9, 34), (7, 52), (5, 60), (2.6, 64)], get(piece), 64
        ),
        place(rings(9.2, 28, get('petrol'), 9, 0.5), (0, 0, -4)),
        place(rod(7.4, 2.4, get('red'), 0.3), (0, 0, 46)),
    ]
    place(made, (side + 14, y, z))
    tube(
        [
            (side + 14, y, z + 63),
            (side + 14, y, z + 78),
            (side + 11, y, z + 90),
            (side + 5, y, z + 98),
        ],
        lambda v: 2.2 - v,
        get('steel'),
    )
    tube(
        [
            (side + 14, y, z - 32),
            (side + 16, y - 4, z - 54),
            (side + 6, y - 24, 5),
            (side - 20, y - 110, 4),
            (side - 46, y - 96, 14),
            (side - 58, y - 62, 32),
        ],
        3.2,
        get('grey'),
    )


def piezo_console():
    y, z = housing(310, 240, 128)
    place(
        [
            *display(
                118,
                72,
                [
                    ('P2', 7, -52, 28, 'screen cyan'),
                    ('28', 30, -36, -4, 'screen white'),
                    ('kHz', 6, -22, -24, 'screen cyan'),
                    ('BONE', 7, 12, 18, 'screen white'),
                ],
            ),
            *arc(-24, -4, 27, 235, -20, 'screen cyan', 1.3),
            *bars(12, 6, [36, 27, 16], 'screen cyan', 2.6, 9),
        ],
        (-72, y, z + 8),
    )
    for i, label in enumerate(('BONE', 'ROOT', 'CLEAN')):
        place(button(30, 12, 'grey', label), (-112 + i * 38, y, z - 46))
    for i, label in enumerate(('+', '-')):
        place(button(15, 15, 'ink', label), (12, y, z + 18 - i * 22))
    place(pump(27), (78, y, z + 6))
    name('orvia', 13, 116, z - 46, y)
    place(button(16, 12, 'ink', None, 'led green'), (12, y, z - 44))
    drip_stand(96, 40, 134, 118)
    holster(155, 96, -20)


def cranial_console():
    y, z = housing(330, 260, 170, 'grey', 'white')
    place(
        [
            *display(
                190,
                62,
                [
                    ('U8', 8, -88, 22, 'screen cyan'),
                    ('36 kHz', 15, 20, 14, 'screen white'),
                    ('CRANIAL', 7, 20, -10, 'screen amber'),
                ],
            ),
            *line([(-84, -20), (4, -20)], 'screen brain', 0.35),
            *line([(-84, -20), (-84, 16)], 'screen brain', 0.35),
            *line(
                [(-84, -18), (-66, -4), (-46, 14), (-26, 8), (-8, -12), (2, -18)],
                'screen cyan',
                0.9,
            ),
            *bars(20, -20, [62, 40], 'screen cyan', 2.6, 6),
        ],
        (-52, y, z + 40),
    )
    place(knob(19, 15), (-110, y, z - 32))
    place(knob(19, 15), (-48, y, z - 32))
    place(pump(28), (74, y, z - 18))
    name('sonatra', 14, 100, z + 52, y)
    place(button(14, 12, 'red', None), (-144, y, z - 72))
    name('POWER', 5, -110, z - 62, y)
    name('FLOW', 5, -48, z - 62, y)
    drip_stand(120, 60, 176, 110)
    # Saline goes from the bag round the right side into the pump, and from there to the handpiece.
    tube(
        [
            (120, 42, 206),
            (122, 42, 190),
            (146, 40, 184),
            (174, 34, 168),
            (180, 24, 120),
            (182, -10, 30),
            (180, -60, 4),
            (160, y - 20, 3),
            (122, y - 26, 3),
            (100, y - 12, 6),
            (96.4, y - 4, z - 74),
        ],
        2.2,
        get('pvc'),
        steps=14,
    )
    tube(
        [
            (51.6, y - 4, z - 74),
            (48, y - 12, 7),
            (30, y - 30, 3),
            (-20, y - 44, 3),
            (-84, y - 34, 3),
            (-118, y - 40, 3),
        ],
        2.2,
        get('pvc'),
        steps=14,
    )
    place(
        place(
            lathe(
                [
                    (2.4, -8),
                    (3.2, -6),
                    (3.4, 0),
                    (4.6, 0.6),
                    (4.6, 5),
                    (3.4, 5.6),
                    (2.2, 6),
                    (1.9, 12),
                    (1.2, 12),
                ],
                get('blue'),
                48,
            ),
            turn=(0, 90, 0),
        ),
        (-122, y - 41, 4.6),
        (0, 0, 190),
    )


def electrosurgical_generator():
    y, z = housing(360, 300, 150)
    place(display(318, 54), (0, y, z + 32))
    for x, value, label, colour in (
        (-150, '80', 'CUT', 'screen amber'),
        (-44, '40', 'COAG', 'screen cyan'),
        (62, '25', 'BIPOLAR', 'screen white'),
    ):
        place(
            [
                *display(96, 46, [(value, 34, -44, 2, colour), (label, 6, 6, 15, colour)], 'black'),
                *bars(8, 4, [34, 26, 18, 10], colour, 2.2, 5.4),
            ],
            (x + 48, y - 0.6, z + 32),
        )
        for i, sign in enumerate(('-', '+')):
            place(button(26, 11, 'grey', sign), (x + 30 + i * 34, y, z - 8))
    for x, colour, pins in ((-136, 'yellow', 4), (-84, 'yellow', 4)):
        place(front(46, 30, 1.2, get('ink'), 4, 0.4), (x, y, z - 42))
        place(socket(8.5, pins), (x - 9, y - 1.2, z - 42))
        place(socket(4.2, 1), (x + 13, y - 1.2, z - 42))
    place(front(52, 30, 1.2, get('blue'), 4, 0.4), (-26, y, z - 42))
    for x in (-38, -14):
        place(socket(6, 1), (x, y - 1.2, z - 42))
    place(front(52, 30, 1.2, get('green'), 4, 0.4), (36, y, z - 42))
    place(front(26, 13, 1.4, get('black'), 2, 0.4), (36, y - 1.2, z - 42))
    name('elvan 300', 13, 106, z - 42, y)
    place(knob(9, 3, 'ink'), (156, y, z - 42))
    place(front(5, 1.4, 0.3, get('led green'), 0.6, 0), (156, y, z - 24))


def bipolar_generator():
    y, z = housing(240, 240, 140)
    place(
        [
            *display(104, 54, [('120', 40, -46, -2, 'screen cyan')]),
            *bars(26, 12, [20, 15, 10], 'screen cyan', 2.6, 7),
        ],
        (-48, y, z + 26),
    )
    place(knob(21, 15), (66, y, z + 26))
    for i, sign in enumerate(('-', '+')):
        place(button(26, 13, 'grey', sign), (-82 + i * 36, y, z - 24))
    place(front(70, 14, 1, get('ink'), 6, 0.4), (-64, y, z - 48))
    for i in range(3):
        place(
            front(3, 3, 0.4, get('led green' if i == 0 else 'grey'), 1.4, 0),
            (-80 + i * 14, y - 1, z - 48),
        )
    place(front(52, 34, 1.2, get('blue'), 5, 0.4), (60, y, z - 38))
    for x in (48, 72):
        place(socket(6.5, 1), (x, y - 1.2, z - 38))
    name('plenta', 12, 0, z - 48, y)
    # A forceps on its cable before it.
    place(made_by(lambda: handpieces.forceps(bayonet=False)), (150, y - 60, 0), (0, 0, 16), 0.8)


def smoke_evacuator():
    y, z = housing(230, 300, 250, corner=10)
    place(
        [
            *display(
                176, 58, [('65', 36, -78, -2, 'screen white'), ('%', 14, -26, -8, 'screen cyan')]
            ),
            *columns(6, -16, [8, 13, 18, 24, 30], 'screen cyan', 5, 9),
            *arc(68, 0, 15, 220, -10, 'screen amber', 1.4),
        ],
        (-4, y, z + 72),
    )
    for i, sign in enumerate(('-', '+', 'x')):
        place(button(20, 20, 'grey', sign), (-84 + i * 28, y, z + 18))
    place(button(20, 20, 'ink', None, 'led green'), (84, y, z + 18))
    for i in range(9):
        place(box(74, 1.4, 3, get('black'), 0.4), (-58, y + 1, z - 88 + i * 8.5))
    place(
        [
            lathe(
                [(44, 0), (46, 1), (46, 5), (42, 8), (30, 9), (27, 13), (24, 13)],
                get('aluminium'),
                96,
            ),
            lathe([(22, 6), (22, 24), (20, 26)], get('ink'), 72),
        ],
        (50, y, z - 52),
        (90, 0, 0),
    )
    name('elvan s', 12, -74, z - 10, y)
    path = [
        (50, y - 22, z - 52),
        (52, y - 66, z - 60),
        (96, y - 110, 40),
        (170, y - 70, 22),
        (196, y + 20, 60),
        (190, y + 60, 150),
        (196, y + 50, 230),
        (222, y + 30, 290),
    ]
    tube(
        path, lambda v: 13 + 1.5 * math.sin(v * 2 * math.pi * 110), get('grey'), steps=100, sides=36
    )
    place(
        [
            rod(14, 34, get('ink')),
            place(lathe([(12, 0), (9, 40), (6, 64), (5, 64)], get('white'), 64), (0, 0, 34)),
        ],
        (218, y + 33, 280),
        (10, 38, 0),
    )


def pedal(at, turn=0, top='grey', width=112):
    body = plate(
        [(-width / 2, -70), (width / 2, -70), (width / 2 + 6, 60), (-width / 2 - 6, 60)],
        20,
        get('ink'),
        5,
    )
    tread = place(
        plate(round_outline(width - 16, 96, 10), 9, get(top), 3), (0, -10, 26), (-7, 0, 0)
    )
    ribs = [
        place(
            box(width - 34, 3, 3, get('rubber'), 1),
            (0, -44 + i * 14, 31.5 + i * -1.7 + 4),
            (-7, 0, 0),
        )
        for i in range(5)
    ]
    return place([body, tread, *ribs], at, (0, 0, turn))


def rf_generator():
    y, z = housing(340, 280, 140)
    # Bursts of high frequency, which stop bleeding without cutting.
    wave = [
        (x / 2, -6 + 24 * math.sin(x * 0.42) * math.exp(-((x / 2 + 76) % 51) / 15))
        for x in range(-152, 153)
    ]
    axes = [
        *line([(-77, -6), (77, -6)], 'screen brain', 0.3),
        *line([(-77, -34), (-77, 24)], 'screen brain', 0.3),
        *(
            part
            for x in range(-66, 77, 11)
            for part in line([(x, -7.6), (x, -4.4)], 'screen brain', 0.25)
        ),
    ]
    place(
        [
            *display(
                164,
                84,
                [('4 MHz', 8, -76, 34, 'screen cyan'), ('BIPOLAR COAG', 6, -6, 34, 'screen amber')],
            ),
            *axes,
            *(
                tube(
                    [(x, -1.9, h) for x, h in wave], 0.7, get('screen white'), smooth=False, sides=8
                ),
            ),
        ],
        (-74, y, z + 18),
    )
    place(knob(27, 17), (62, y, z + 26))
    for i, label in enumerate(('CUT', 'BLEND', 'COAG')):
        place(button(44, 17, ('yellow', 'grey', 'blue')[i], label), (130, y, z + 46 - i * 22))
    for x, pins in ((-136, 1), (-112, 1), (-72, 3), (-34, 5)):
        place(socket(7.5, pins), (x, y, z - 46))
    name('hertza', 13, 62, z - 46, y)
    place(button(15, 12, 'ink', None, 'led green'), (146, y, z - 46))


def plasma_generator():
    y, z = housing(300, 270, 150)
    place(
        [
            *display(
                124,
                80,
                [
                    ('7', 36, -40, 0, 'screen white'),
                    ('ABLATE', 6.4, 10, 22, 'screen amber'),
                    ('COAG 3', 6.4, 10, 8, 'screen cyan'),
                ],
            ),
            *arc(-30, 0, 30, 220, 30, 'screen amber', 1.6),
            *arc(-30, 0, 30, 30, -40, 'screen cyan', 0.6),
            *bars(10, -6, [38, 30], 'screen cyan', 2.6, 8),
        ],
        (-66, y, z + 24),
    )
    for i, sign in enumerate(('+', '-')):
        place(button(36, 24, 'grey', sign), (42 + i * 44, y, z + 46))
    place(button(80, 24, 'red', 'SALINE'), (64, y, z + 8))
    place(front(86, 32, 1.2, get('ink'), 5, 0.4), (-86, y, z - 46))
    for x in (-112, -86, -60):
        place(socket(8, 4), (x, y - 1.2, z - 46))
    name('ionelle', 13, 24, z - 46, y)
    place(knob(9, 3, 'ink'), (122, y, z - 46))
    place(rod(9.4, 26, get('white')), (-86, y, z - 46), (90, 0, 0))
    tube(
        [
            (-86, y - 24, z - 46),
            (-86, y - 52, z - 50),
            (-70, y - 92, 8),
            (20, y - 110, 4),
            (110, y - 70, 4),
            (168, y - 90, 4),
        ],
        3.2,
        get('rubber'),
    )
    plug((180, y - 97), -28, 7, 4, 'white')
