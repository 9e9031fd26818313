"""What stays in the nose or on it: packs, sponges, haemostatic cloth and splints."""

import math
from random import Random

from materials import get
from models.mammoplasty import flat_words
from shapes import (
    cloth,
    knitted,
    lathe,
    place,
    plate,
    pouch,
    round_outline,
    slab,
    surface,
    threads,
    tube,
    turned_ring,
    woven,
)

seen_from = (0.15, -0.85, 1.0)


def block(width, depth, height, material, soft=1.0, corner=1.2):
    return slab(width, depth, height, get(material), corner, soft)


def sinus_packs():
    """Of chitosan, in pairs of three sizes; one was cut."""
    place(pouch(120, 84, 'sorbana', '80 × 20 × 8 mm'), (10, 42, 0), (0, 0, 6))
    rows = [(80, 20, 8, -34, -22, 12), (60, 15, 6, 46, -20, 12), (40, 12, 6, 88, -62, 24)]
    for width, depth, height, x, y, turn in rows:
        place(block(width, depth, height, 'chitosan', 0.8, 2.4), (x, y, 0), (0, 0, turn))
    place(block(80, 20, 8, 'chitosan', 0.8, 2.4), (-28, -46, 0), (0, 0, 4))
    place(block(60, 15, 6, 'chitosan', 0.8, 2.4), (44, -46, 0), (0, 0, 17))
    place(block(24, 12, 6, 'chitosan', 0.6, 1.6), (16, -74, 0), (0, 0, -14))
    place(block(15, 12, 6, 'chitosan', 0.6, 1.6), (42, -78, 0), (0, 0, 26))


def gelatine_sponges():
    place(pouch(124, 92, 'sorbana', '80 × 50 × 10 mm', 'red'), (44, 52, 0), (0, 0, -8))
    # A tray of clear film holds the standard sheet.
    place(
        plate(round_outline(104, 74, 8), 1.2, get('pouch film'), 0.4, [round_outline(86, 56, 4)]),
        (-44, 0, 6),
        (0, 0, 14),
    )
    place(
        plate(round_outline(88, 58, 5), 6, get('pouch film'), 0.4, [round_outline(86, 56, 4)]),
        (-44, 0, 0),
        (0, 0, 14),
    )
    place(block(80, 50, 10, 'gelatine sponge', 0.7, 1.4), (-44, 0, 1), (0, 0, 14))
    place(block(80, 50, 1.2, 'gelatine sponge', 0.2, 1.4), (44, -30, 0), (0, 0, -10))
    place(
        lathe(
            [(0.01, 0), (14.2, 0), (15, 0.8), (15, 79.2), (14.2, 80), (0.01, 80)],
            get('gelatine sponge'),
            96,
        ),
        (68, 2, 15),
        (0, 90, 24),
    )
    for x, y, z, turn in (
        (-52, -62, 0, 12),
        (-38, -64, 0, -20),
        (-45, -62, 10, 38),
        (-24, -58, 0, 50),
        (-14, -72, 0, 8),
        (2, -62, 0, -30),
    ):
        place(block(10, 10, 10, 'gelatine sponge', 0.5, 0.9), (x, y, z), (0, 0, turn))


def folder(width, depth, label):
    """The printed card in which a fabric comes; its crease runs along x."""

    def rise(x, y):
        return 0.3 + 0.0004 * y * y

    return [
        cloth(width, depth, get('folder'), rise, 0.7, 20, 80),
        flat_words(
            label,
            8.5,
            'mark white',
            (-width / 2 + 25, -depth / 2 + 9, rise(0, depth / 2 - 9) + 1.0),
        ),
    ]


def tuft(width, depth, high, seed):
    """A fleece of loose layers with fibres that stand off its edges."""
    random = Random(seed)
    parts = []
    for i in range(4):

        def rise(x, y, i=i):
            edge = max(abs(x) / width, abs(y) / depth) * 2
            return (
                0.2
                + i * high / 4 * (1 - 0.5 * edge**6)
                + 0.5 * math.sin(x * 0.45 + i * 2) * math.sin(y * 0.5 + i)
                + 0.6
            )

        parts.append(
            place(
                cloth(width - i * 0.8, depth - i * 0.8, get('fibril'), rise, 0.7, 60, 40),
                (random.uniform(-1, 1), random.uniform(-0.6, 0.6), 0),
                (0, 0, random.uniform(-2, 2)),
            )
        )
    paths = []
    for _ in range(420):
        x, y, turn, long, bend = (
            random.uniform(-0.5, 0.5) * width,
            random.uniform(-0.5, 0.5) * depth,
            random.uniform(0, 6.28),
            random.uniform(3, 9),
            random.uniform(-0.25, 0.25),
        )
        if random.random() < 0.6:
            x, y = (
                (math.copysign(width / 2, x), y)
                if random.random() < depth / (width + depth)
                else (x, math.copysign(depth / 2, y))
            )
        z = (
            high + 0.6
            if max(abs(x) / width, abs(y) / depth) < 0.46
            else high * random.uniform(0.2, 1)
        )
        paths.append(
            [
                (
                    x + long * (t - 0.5) * math.cos(turn + bend * t * 6),
                    y + long * (t - 0.5) * math.sin(turn + bend * t * 6),
                    max(0.15, z + 0.8 * math.sin(t * 3.1)),
                )
                for t in [k / 7 for k in range(8)]
            ]
        )
    parts.append(threads(paths, 0.13, get('fibril'), 4))
    return parts


def haemostatic_gauzes():
    """Open knit out of its folder, folded over; fibril; close weave; a strip."""
    place(pouch(128, 84, 'sorbana', '10 × 20 cm', 'red'), (64, 70, 0), (0, 0, -8))
    place(folder(124, 150, 'sorbana'), (-44, 6, 0), (0, 0, 10))

    def folded(x, y):
        ripple = 0.6 * math.sin(x * 0.09 + y * 0.05) + 0.5 * math.sin(y * 0.13 - x * 0.04)
        if y < 34:
            return x, y, 3.2 + ripple * 0.5 + 0.0012 * max(0, -y - 20) ** 2
        a = min(math.pi, (y - 34) / 4)
        back = max(0, y - 34 - 4 * math.pi)
        lift = 0.006 * max(0, back - 26) ** 2
        return (
            x * 0.985 + 4 + back * 0.05,
            34 + 4 * math.sin(a) - back,
            3.2 + ripple * 0.5 + 4 * (1 - math.cos(a)) * 0.5 + lift,
        )

    place(knitted(98, 146, 3.7, 0.36, get('cellulose'), folded), (-47, 24, 0), (0, 0, 12))
    place(tuft(50, 26, 4.5, 2), (46, -10, 0), (0, 0, -12))

    def curled(x, y):
        return 0.9 + 0.012 * max(0, x * 0.8 - y * 0.6 - 22) ** 2

    place(woven(75, 50, 1.45, 0.58, get('close weave'), curled, 2), (80, -48, 0), (0, 0, 16))
    place(
        knitted(50, 12.5, 2.6, 0.42, get('cellulose'), lambda x, y: 0.8 + 0.7 * math.sin(x * 0.16)),
        (20, -66, 0),
        (0, 0, -16),
    )
    place(
        woven(25, 25, 1.45, 0.58, get('close weave'), lambda x, y: 0.9 + 0.004 * x * x, 2),
        (119, 2, 0),
        (0, 0, -20),
    )


def tampon(length, wide, high, material, tube_radius=2.6):
    """Along x from 0, with its breathing tube through the middle and its cord."""

    def at(u, v):
        x = v * length
        round_off = min(
            1,
            math.sqrt(max(0, 1 - ((x - length + 9) / 9) ** 2)) if x > length - 9 else 1,
            math.sqrt(max(0, 1 - ((2.4 - x) / 2.6) ** 2)) if x < 2.4 else 1,
        )
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return (
            x,
            math.copysign(abs(c) ** 0.5, c) * wide / 2 * max(0.02, round_off),
            math.copysign(abs(s) ** 0.5, s) * high / 2 * max(0.05, round_off**0.7),
        )

    parts = [surface(at, 96, 120, get(material), smooth_below=70)]
    parts += place(
        [
            turned_ring(
                [(1.75, -9), (tube_radius, -9), (tube_radius, length + 3), (1.75, length + 3)],
                get('soft silicone'),
            ),
            turned_ring(
                [(tube_radius, -9), (4.4, -9), (4.4, -7.6), (tube_radius, -7.6)],
                get('soft silicone'),
            ),
        ],
        turn=(0, 90, 0),
    )
    return parts


def cord(points):
    tube([(x, y, 0.5) for x, y in points], 0.5, get('blue'), sides=10)


def nasal_tampons():
    """Dry in two lengths, and one that saline has opened."""
    place(pouch(136, 66, 'verdano', '80 mm'), (14, 60, 0), (0, 0, 10))
    place(tampon(80, 20, 15, 'wet sponge'), (-44, -4, 7.5), (0, 0, 14))
    cord([(-46, -8), (-60, -22), (-70, -16), (-78, -30), (-66, -40)])
    place(tampon(80, 15, 5, 'dry sponge', 2.2), (-34, -36, 2.6), (0, 0, 12))
    cord([(-36, -38), (-50, -50), (-64, -52), (-58, -66), (-44, -70)])
    place(tampon(60, 15, 5, 'dry sponge', 2.2), (2, -58, 2.6), (0, 0, 10))
    cord([(0, -59), (-14, -70), (-24, -84), (-6, -92), (12, -84)])


def draped():
    """
    A sheet across a nose, by the way from its ridge: how far to the side and how far down it has
    come.
    """
    way, step, side, down = [(0.0, 0.0)], 0.25, 0.0, 0.0
    for i in range(400):
        s = i * step
        angle = math.radians(55) * min(1, s / 9) * (1 - 0.5 * min(1, max(0, (s - 17) / 14)))
        side, down = side + step * math.cos(angle), down + step * math.sin(angle)
        way.append((side, down))
    return lambda s: way[min(400, round(abs(s) / step))]


def splint(width, height, material='thermoplastic', wings=0.0, top=0.5, thick=2.0, foam=2.4):
    """
    A perforated sheet with its foam, moulded over a nose, its margins on the table; the root is at
    +y. A forehead part above it spans `wings`.
    """
    way = draped()

    def half(v):
        side = width / 2 * (top + (1 - top) * (1 - v) ** 1.5)
        if wings:
            t = min(1, max(0, (v - 0.56) / 0.24))
            side += (wings / 2 - side) * t * t * (3 - 2 * t)
        for end, reach in ((v, 0.09), (1 - v, 0.12 if wings else 0.16)):
            if end < reach:
                side *= 0.74 + 0.26 * math.sqrt(1 - ((reach - end) / reach) ** 2)
        return side

    def outline(u, v):
        return (2 * u - 1) * half(v), (v - 0.5) * height + (1 - v) ** 3 * 3.2 * math.cos(
            (2 * u - 1) * math.pi
        )

    def rise(x, y, under=0.0):
        v = min(1, max(0, y / height + 0.5))
        t = min(1, max(0, (v - 0.5) / 0.3)) if wings else 0
        flat = 1 - 0.8 * t * t * (3 - 2 * t)
        side, down = way(x)
        whole = way(half(v))[1] * flat
        # Foam lies on the inside, square to the sheet.
        ahead, lower = way(abs(x) + 0.5)
        lean = math.atan2((lower - down) * flat, ahead - side)
        side = side * flat + abs(x) * (1 - flat)
        return (
            math.copysign(side - under * math.sin(lean), x),
            y,
            whole - down * flat + 0.6 + foam - under * math.cos(lean) + t * 5 * v,
        )

    lining = cloth(
        width,
        height,
        get('splint foam'),
        lambda x, y: rise(x, y, foam),
        foam - 0.1,
        80,
        60,
        outline,
    )
    shell = cloth(width, height, get(material), rise, thick, 110, 90, outline)
    edge = (
        [outline(i / 50, 0) for i in range(50)]
        + [outline(1, i / 50) for i in range(50)]
        + [outline(1 - i / 50, 1) for i in range(50)]
        + [outline(0, 1 - i / 50) for i in range(50)]
    )
    # Rounded margins, without holes.
    rim = tube(
        [rise(x, y, -thick / 2) for x, y in edge],
        thick / 2 + 0.15,
        get(material + ' rim'),
        closed=True,
        steps=1,
        sides=16,
    )
    return [shell, lining, rim]


def nasal_splints():
    """Four cuts, and the sheet that others are cut from."""

    def bent(x, y):
        return 0.4 + 0.011 * max(0, x - 20) ** 2

    margin = (
        [(-75 + i * 2.5, -50) for i in range(60)]
        + [(75, -50 + i * 2.5) for i in range(40)]
        + [(75 - i * 2.5, 50) for i in range(60)]
        + [(-75, 50 - i * 2.5) for i in range(40)]
    )
    place(
        [
            cloth(150, 100, get('thermoplastic'), bent, 2.0, 90, 60),
            tube(
                [(x, y, bent(x, y) + 1) for x, y in margin],
                1.15,
                get('thermoplastic rim'),
                closed=True,
                steps=1,
                sides=12,
            ),
        ],
        (-2, 66, 0),
        (0, 0, 6),
    )
    for height, width, x, y, turn in (
        (60, 66, -66, -28, 12),
        (52, 58, -4, -38, -4),
        (45, 50, 50, -30, -16),
        (38, 42, 94, -14, -30),
    ):
        place(splint(width, height), (x, y, 0), (0, 0, turn))


def winged_splints():
    """In four sizes, the largest with a part for the forehead; one shows its lining."""
    sort = 'skin thermoplastic'
    place(splint(60, 78, sort, wings=66, top=0.42), (0, 22, 0), (0, 0, -6))
    place(splint(60, 64, sort), (-62, -4, 0), (0, 0, 18))
    place(splint(52, 58, sort), (56, -12, 0), (0, 0, -20))
    place(place(splint(44, 50, sort, thick=1.6), turn=(0, 180, 0)), (2, -56, 20.5), (0, 0, 40))
