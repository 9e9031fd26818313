"""Dressings, swabs, tapes, sutures and garments."""

import math

from materials import get
from models.mammoplasty import flat_words
from shapes import (
    box,
    circle,
    cloth,
    lathe,
    lifted,
    place,
    plate,
    pouch,
    round_outline,
    rounded,
    slab,
    threads,
    tube,
    turned_ring,
    woven,
)

seen_from = (0.15, -0.85, 1.0)


def tape_roll(width, outside, material, inside=13.5):
    """Along z from 0: tape wound on its core."""
    grooves = [
        (inside + 1.6 + (outside - inside - 1.6) * i / 14, 0.12 * (i % 2)) for i in range(15)
    ]
    profile = [
        (inside + 1.5, 0.3),
        *grooves,
        (outside, 0.4),
        (outside, width - 0.4),
        *[(r, width - z) for r, z in reversed(grooves)],
        (inside + 1.5, width - 0.3),
    ]
    return [
        turned_ring(profile, get(material), 128),
        turned_ring(
            [
                (inside, 0.2),
                (inside + 1.8, 0.2),
                (inside + 1.8, width - 0.2),
                (inside, width - 0.2),
            ],
            get('petrol'),
        ),
    ]


def dispenser():
    """A roll between two cheeks, whose nose carries the edge to tear at; along z."""
    arc = [
        (31.5 * math.cos(math.radians(a)), 31.5 * math.sin(math.radians(a)))
        for a in range(46, 318, 4)
    ]
    cheek = [*arc, (46, -19), (51.5, -17), (53, -12), (50, -5), (38, 6)]
    parts = [
        *tape_roll(25, 28.5, 'skin paper tape'),
        place(box(6, 9, 27.8, get('petrol'), 0.8), (48.5, -12, -1.4)),
    ]
    for z in (-1.9, 25.4):
        parts.append(place(plate(cheek, 1.5, get('petrol'), 0.5, [circle(12.6)]), (0, 0, z)))
    parts += [
        place(
            lathe([(1.1, 0), (0.03, 2.6)], get('polished steel'), 4, 10),
            (52.2, -8.5, 1 + i * 1.77),
            (0, 50, 0),
        )
        for i in range(14)
    ]
    parts.append(place(box(5, 0.6, 25.4, get('polished steel'), 0.1), (50, -7.9, -0.2), (0, 0, -8)))

    def fed(x, y):
        s = x + 26
        return (
            20.4 + s * 0.755 - 0.012 * max(0, s - 40) ** 2,
            20.2 - s * 0.655 - 0.03 * max(0, s - 40) ** 2,
            y + 12.5,
        )

    parts.append(cloth(52, 25, get('skin paper tape'), fed, 0.25, 50, 4))
    return parts


def paper_tapes():
    place(tape_roll(50, 29, 'paper tape'), (-50, 30, 0))
    place(tape_roll(12.5, 29, 'skin paper tape'), (-48.6, 29, 50.1))
    # One stands on its edge, and its end lies on the table.
    r = 30
    place(place(tape_roll(25, r, 'paper tape'), turn=(90, 0, 0)), (0, 0, r), (0, 0, 24))
    end = cloth(
        108,
        25,
        get('paper tape'),
        lambda x, y: (
            x,
            y,
            0.2
            + max(0, -(x + 34)) ** 2 * 0.012
            + max(0, x - 44) ** 2 * 0.03
            + 0.25 * math.sin(x * 0.09),
        ),
        0.2,
        80,
        4,
    )
    place(place(end, (54, -12.5, 0)), (0, 0, 0), (0, 0, 24))
    place(place(dispenser(), turn=(90, 0, 0)), (66, 74, 31.5), (0, 0, -14))
    torn = cloth(
        62,
        25,
        get('skin paper tape'),
        lambda x, y: (x, y, 0.3 + 0.0022 * x * x + 0.4 * math.sin(x * 0.12)),
        0.2,
        60,
        4,
    )
    place(torn, (-44, -46, 0), (0, 0, -12))


def strip(length, width, rise):
    """With its corners round and its filaments along it."""
    corner = min(2.5, width / 2.1)

    def outline(u, v):
        x, y = (u - 0.5) * length, (v - 0.5) * width
        inside = max(0, abs(x) - (length / 2 - corner))
        return x, y * (width / 2 - corner + math.sqrt(max(0, corner**2 - inside**2))) / (width / 2)

    count = max(2, round(width / 2.2))
    paths = [
        [
            lifted(
                rise,
                (i / 60 - 0.5) * (length - 1.6),
                (j + 0.5) * (width - 1) / count - (width - 1) / 2,
                0.42,
            )
            for i in range(61)
        ]
        for j in range(count)
    ]
    return [
        cloth(length, width, get('strip'), rise, 0.4, 100, 8, outline),
        threads(paths, 0.2, get('filament'), 6),
    ]


def strip_card(count, width, length, gap, lift=None):
    """Strips on their card, which is perforated at both ends; `lift` bends the first of them up."""
    wide, deep = length + 26, count * (width + gap) - gap + 26
    parts = [slab(wide, deep, 0.9, get('strip card'), 3, 0.3)]
    high = deep / 2 - 9
    parts += [
        place(plate(round_outline(wide, 12, 0.4), 0.08, get('petrol'), 0), (0, high, 0.9)),
        flat_words('calmora', 7, 'mark white', (-wide / 2 + 20, high, 1.0)),
        flat_words(f'{width} × {length} mm', 5.6, 'mark white', (wide / 2 - 27, high, 1.0)),
    ]
    for side in (-1, 1):
        parts += [
            place(
                box(0.5, 1.6, 0.05, get('mark'), 0),
                (side * (length / 2 - 9), y * 3.2 - deep / 2 + 2.4, 0.9),
            )
            for y in range(int((deep - 16) / 3.2))
        ]
    for i in range(count):
        y = -deep / 2 + 6 + (i + 0.5) * width + i * gap
        rise = (lambda x, y: lift(x, y)) if lift and i == 0 else (lambda x, y: 1.0)
        parts += place(strip(length, width, rise), (0, y, 0))
    return parts


def closure_strips():
    place(pouch(150, 92, 'calmora', '12 × 100 mm'), (56, 74, 0), (0, 0, -7))

    def peeled(x, y, radius=21, start=6):
        if x < start:
            return x, y, 1.0
        a = (x - start) / radius
        return start + radius * math.sin(a), y, 1.0 + radius * (1 - math.cos(a))

    place(strip_card(6, 12, 100, 3.4, peeled), (-56, -6, 0.2), (0, 0, 12))
    place(strip_card(5, 6, 75, 3), (78, -24, 0.2), (0, 0, -10))
    place(strip(75, 3, lambda x, y: 0.3 + 0.004 * max(0, x - 12) ** 2), (48, -76, 0), (0, 0, -4))
    place(
        strip(
            125,
            25,
            lambda x, y: 0.3 + 0.5 * math.sin(x * 0.05 + 1) ** 2 + 0.008 * max(0, x - 40) ** 2,
        ),
        (-6, -98, 0),
        (0, 0, 7),
    )


def paraffin_gauze():
    place(pouch(134, 118, 'embarin', '10 × 10 cm'), (60, 58, 0), (0, 0, -9))
    place(
        cloth(
            114, 114, get('tulle liner'), lambda x, y: 0.4 + 0.3 * math.sin(x * 0.05), 0.2, 40, 40
        ),
        (-38, -8, 0),
        (0, 0, 12),
    )
    place(
        woven(
            100,
            100,
            3.4,
            0.38,
            get('tulle'),
            lambda x, y: 1.4 + 0.3 * math.sin(x * 0.07) + 0.25 * math.sin(y * 0.08),
        ),
        (-38, -8, 0),
        (0, 0, 12),
    )

    # The upper leaf and its paper are lifted at a corner.
    def peeled(x, y, radius=22, start=8):
        along = (x - y) * 0.7071
        if along < start:
            return x, y, 2.9 + 0.3 * math.sin(x * 0.08)
        a = min(2.4, (along - start) / radius)
        move = start + radius * math.sin(a) - along
        return x + move * 0.7071, y - move * 0.7071, 2.9 + radius * (1 - math.cos(a))

    place(woven(100, 100, 3.4, 0.38, get('tulle'), peeled), (-38, -8, 0), (0, 0, 13))
    place(
        cloth(
            104,
            104,
            get('tulle paper'),
            lambda x, y: (lambda p: (p[0], p[1], p[2] + 0.6))(peeled(x, y, 30, -14)),
            0,
            100,
            100,
        ),
        (-38, -8, 0),
        (0, 0, 13),
    )
    # Five by five.
    place(
        woven(
            50, 50, 3.4, 0.38, get('tulle'), lambda x, y: 0.7 + 0.0016 * (x + y) ** 2 * (x + y > 0)
        ),
        (74, -58, 0),
        (0, 0, -16),
    )


def soft_square(width, depth, corner, thickness, material, rise, steps=90):
    """A sheet with round corners."""

    def outline(u, v):
        x, y = (2 * u - 1) * width / 2, (2 * v - 1) * depth / 2
        inside = max(0, abs(y) - (depth / 2 - corner))
        limit = width / 2 - corner + math.sqrt(max(0, corner**2 - inside**2))
        return x * limit / (width / 2), y

    return cloth(width, depth, get(material), rise, thickness, steps, steps, outline)


def island(x, y, half_x, half_y, edge):
    """1 over the pad, 0 outside of it."""
    d = max(abs(x) - half_x, abs(y) - half_y)
    t = min(1, max(0, -d / edge))
    return t * t * (3 - 2 * t)


def layered(size=100):
    """Without a border, cut back in one corner: film, three layers of foam, silicone."""
    parts, z = [], 0.2
    for material, high, back in (
        ('silicone face', 0.6, 0),
        ('foam cream', 1.5, 13),
        ('foam white', 1.5, 26),
        ('foam cream', 1.5, 39),
        ('dressing film', 0.5, 53),
    ):
        h = size / 2
        outline = (
            [(-h, -h), (h - back, -h), (h, -h + back), (h, h), (-h, h)]
            if back
            else [(-h, -h), (h, -h), (h, h), (-h, h)]
        )
        parts.append(place(plate(rounded(outline, 3), high, get(material), 0.25), (0, 0, z)))
        z += high + 0.02
    return parts


def foam_dressings():
    # With a border, seen from its back.
    place(
        soft_square(
            125,
            125,
            12,
            0.5,
            'dressing film',
            lambda x, y: (
                x,
                y,
                0.5 + 4.6 * island(x, y, 46, 46, 6) + max(0, x * 0.7 - y * 0.7 - 62) ** 2 * 0.05,
            ),
        ),
        (-64, 24, 0),
        (0, 0, 10),
    )

    # Its face: silicone, perforated over the foam, a corner lifted.
    def face(x, y, above=0.0):
        return (
            x,
            y,
            0.4
            + above
            + 3.2 * island(x, y, 34, 34, 4)
            + max(0, -x * 0.7 - y * 0.7 - 40) ** 2 * 0.035,
        )

    place(
        [
            soft_square(100, 100, 10, 0.4, 'dressing film', face),
            soft_square(68, 68, 6, 0.2, 'foam white', lambda x, y: face(x, y, 0.45)),
            soft_square(99, 99, 10, 0.25, 'silicone net', lambda x, y: face(x, y, 0.75)),
        ],
        (72, -66, 0),
        (0, 0, -8),
    )
    place(layered(), (78, 58, 0), (0, 0, -10))
    # A heel shape.
    place(
        soft_square(
            75,
            75,
            20,
            0.5,
            'dressing film',
            lambda x, y: (x, y, 0.5 + 4.4 * island(x, y, 21, 21, 6) + 0.0012 * x * x),
        ),
        (-46, -92, 0),
        (0, 0, 24),
    )


def suture_pack():
    place(pouch(136, 92, 'feldra', '4/0  45 cm'), (-50, 62, 0), (0, 0, 8))

    def crumpled(x, y):
        return (
            0.6
            + 1.2 * math.exp(-(x * x / 2600 + y * y / 900))
            + 0.25 * math.sin(x * 0.21) * math.sin(y * 0.17)
        )

    place(cloth(120, 78, get('foil'), crumpled, 0.3, 70, 50), (82, 2, 0), (0, 0, -12))
    place(
        [
            cloth(70, 12, get('petrol'), lambda x, y: crumpled(x - 5, y + 8) + 0.35, 0, 40, 8),
            flat_words('4/0', 9, 'mark white', (0, 0, 2.5)),
        ],
        (78.8, 10.9, 0),
        (0, 0, -12),
    )
    # The oval card with its thread, the needle at its mouth.
    card = [
        plate(round_outline(96, 60, 29.9), 1.0, get('white'), 0.3),
        place(
            plate(
                round_outline(88, 52, 25.9), 1.4, get('paper'), 0.3, [round_outline(74, 38, 18.9)]
            ),
            (0, 0, 1),
        ),
        place(plate(round_outline(62, 26, 12.9), 2.2, get('white'), 0.4), (0, 0, 1)),
    ]
    for i in range(11):
        w, d = 64.4 + i * 0.9, 28.4 + i * 0.9
        card.append(
            tube(
                [(x, y, 1.5 + 0.5 * (i % 2)) for x, y in round_outline(w, d, d / 2.02, 14)],
                0.36,
                get('titanium violet'),
                closed=True,
                steps=1,
                sides=10,
            )
        )
    card += [box(30, 9, 0.2, get('petrol'), 0.02)]
    place(card[-1], (-8, 0, 3.2))
    card.append(flat_words('feldra', 6, 'mark white', (-8, 0, 3.6)))
    needle = [
        (34 + 9.6 * math.cos(math.radians(a)), 6 + 9.6 * math.sin(math.radians(a)), 3.6)
        for a in range(200, 64, -9)
    ]
    card.append(
        tube(
            needle,
            lambda v: 0.5 if v < 0.8 else 0.5 * (1 - v) / 0.2 + 0.03,
            get('polished steel'),
            steps=5,
            sides=16,
        )
    )
    card.append(
        tube(
            [needle[0], (23, -1, 3.4), (22, -9, 2.6), (26, -14.6, 1.9), (30, -15, 1.8)],
            0.3,
            get('titanium violet'),
            sides=10,
        )
    )
    place(card, (-40, -34, 0), (0, 0, 10))
    # A thread that lies free, with a larger needle.
    thread = [
        (24, -52, 0.4),
        (44, -44, 0.4),
        (60, -58, 0.4),
        (50, -72, 0.4),
        (34, -64, 0.4),
        (48, -50, 0.4),
        (76, -52, 0.4),
        (96, -62, 0.4),
    ]
    tube(thread, 0.34, get('titanium violet'), sides=10)
    big = [
        (
            96 + 10.5 * (math.sin(math.radians(a))),
            -62 + 10.5 * (1 - math.cos(math.radians(a))) * 1,
            0.7,
        )
        for a in range(0, 136, 9)
    ]
    tube(
        big,
        lambda v: 0.6 if v < 0.8 else 0.6 * (1 - v) / 0.2 + 0.03,
        get('polished steel'),
        steps=5,
        sides=16,
    )


def island_dressing(width, depth, pad, face_up=True, liner=False, slit=False):
    """
    Fleece with its pad, seen from the skin or from its back; the liner is blue and split in the
    middle.
    """
    half_x, half_y = pad[0] / 2, pad[1] / 2

    def over(x, y):
        ridge = island(x, y, half_x + 3, half_y + 3, 5)
        # A groove is pressed around the pad.
        around = max(abs(x) - half_x - 2.5, abs(y) - half_y - 2.5)
        return (
            0.6
            + 3.4 * ridge
            - 0.3 * math.exp(-((around / 1.2) ** 2))
            + 0.1 * math.sin(x * 0.5) * math.sin(y * 0.45)
        )

    if not face_up:
        return [soft_square(width, depth, 10, 0.7, 'fleece', over, 120)]
    parts = [
        soft_square(
            width,
            depth,
            10,
            0.8,
            'fleece',
            lambda x, y: 0.2 + 0.1 * math.sin(x * 0.5) * math.sin(y * 0.45),
            100,
        )
    ]

    def raised(x, y):
        return 0.9 + 3.0 * island(x, y, half_x + 0.4, half_y + 0.4, 3)

    parts += [
        soft_square(*pad, 4, 0.3, 'pad body', raised),
        soft_square(*pad, 4, 0.25, 'pad face', lambda x, y: raised(x, y) + 0.35),
    ]
    if not liner:
        return parts

    def covering(x, y):
        return 1.35 + 3.0 * island(x, y, half_x + 3, half_y + 3, 5)

    def right(x, y):
        fold = max(0, 6 - x)
        return x, y, covering(x, y) + 0.035 * fold**2

    parts.append(rounded_sheet(-8, width / 2, depth, 10, 'liner', right))

    def left(x, y, radius=13, start=-60, most=2.4):
        # It is peeled from the middle, and stands back over its margin.
        if x < start:
            return x, y, covering(x, y)
        a = min(most, (x - start) / radius)
        rest = max(0, x - start - radius * most)
        return (
            start + radius * math.sin(a) + rest * math.cos(most),
            y,
            1.35 + radius * (1 - math.cos(a)) + rest * math.sin(most),
        )

    parts.append(rounded_sheet(-width / 2, 4, depth, 10, 'liner', left, -1))
    parts += [
        flat_words(
            'feldra', 6, 'liner print', (24 + i * 30, -depth / 2 + 8 + (depth - 16) * k, 1.95)
        )
        for i in range(2)
        for k in range(2)
    ]
    return parts


def rounded_sheet(start, end, depth, corner, material, rise, side=1):
    """Part of a sheet, with round corners at one end."""

    def outline(u, v):
        x = start + (end - start) * u
        inside = max(0, (x - (end - corner)) if side > 0 else (start + corner - x))
        return x, (2 * v - 1) * (depth / 2 - corner + math.sqrt(max(0, corner**2 - inside**2)))

    return cloth(end - start, depth, get(material), rise, 0.25, 90, 60, outline)


def island_dressings():
    place(pouch(168, 112, 'feldra', '10 × 15 cm'), (76, 88, 0), (0, 0, -7))
    place(island_dressing(150, 100, (110, 50), False), (-92, 44, 0.4), (0, 0, 14))
    place(island_dressing(150, 100, (110, 50), liner=True), (10, -42, 0), (0, 0, -5))
    place(island_dressing(100, 80, (60, 40)), (140, -16, 0), (0, 0, -14))


def swab(width, plies=4, top=True):
    """Folded, with its blue thread."""
    parts = []
    for i in range(plies):

        def wave(x, y, i=i):
            edge = max(0, abs(x) / (width / 2) - 0.94) * 10
            return (
                x,
                y,
                i * 0.55
                + 0.25 * math.sin(x * 0.13 + i * 1.7) * math.sin(y * 0.11 + i)
                + 0.2
                - edge * 0.3,
            )

        parts.append(soft_square(width - i * 0.3, width - i * 0.3, 2.2, 0.42, 'swab', wave, 50))
    if top:
        parts += woven(
            width - 1.6,
            width - 1.6,
            1.25,
            0.3,
            get('swab thread'),
            lambda x, y: (
                plies * 0.55
                + 0.35
                + 0.25 * math.sin(x * 0.13 + (plies - 1) * 1.7) * math.sin(y * 0.11 + plies - 1)
            ),
            2,
        )
        z = plies * 0.55 + 0.75
        parts.append(
            tube(
                [
                    (
                        -width * 0.22 + 0.6 * math.sin(i * 1.3),
                        -width / 2 + 1 + i * (width - 2) / 14,
                        z + 0.25 * math.sin(i),
                    )
                    for i in range(15)
                ],
                0.5,
                get('blue'),
                sides=8,
            )
        )
    return parts


def gauze_swabs():
    # A bundle of five in its band,
    for i in range(5):
        place(
            swab(100, top=i == 4),
            (-34 + (i % 2) * 0.8, 14 - (i % 3) * 0.6, i * 2.9),
            (0, 0, 10 + (i * 7 % 5) * 0.5),
        )
    top = 15.8
    place(
        [
            place(box(103, 26, 0.25, get('band paper'), 0.1), (0, 0, top)),
            *[
                place(box(0.25, 26, top, get('band paper'), 0.05), (side * 51.5, 0, 0))
                for side in (1, -1)
            ],
        ],
        (-34, 14, 0),
        (0, 0, 11),
    )
    place(
        [box(34, 10, 0.1, get('petrol'), 0.02), flat_words('5 x', 6.4, 'mark white', (0, 0, 0.2))],
        (-34, 14, top + 0.25),
        (0, 0, 11),
    )
    # and some of the smaller sizes.
    for i in range(3):
        place(swab(75, top=i == 2), (62 + i * 0.8, 30, i * 2.9), (0, 0, -12 + i * 1.4))
    place(swab(50), (40, -46, 0), (0, 0, 8))
    place(swab(50), (62, -36, 2.9), (0, 0, 24))
