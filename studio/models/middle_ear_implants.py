"""Implants of the middle ear, which are a few millimetres long."""

import math

from materials import get
from model import Model, from_above
from shapes import circle, forged, lathe, place, plate, rod, sector, surface, tube, turned_ring

seen_from = (0.3, -1, 0.62)
# From where flat metal shines.
from_left = (-0.5, -1, 0.6)


def bobbin(bore, between, flange, material, thread=False):
    """Stands on its inner flange, of which one side is cut away."""
    b, n, f, t = bore / 2, bore / 2 + 0.22, flange / 2, 0.3
    top = t * 2 + between
    profile = [
        (b, 0.06),
        (b + 0.06, 0),
        (f - 0.1, 0),
        (f, 0.06),
        (f, 0.2),
        (f - 0.06, t),
        (n + 0.12, t + 0.02),
        (n, t + 0.16),
        (n, top - t - 0.16),
        (n + 0.12, top - t - 0.02),
        (f - 0.06, top - t),
        (f, top - 0.2),
        (f, top - 0.06),
        (f - 0.1, top),
        (b + 0.06, top),
        (b, top - 0.06),
    ]
    parts = [turned_ring(profile, get(material), cut=lambda z: n + 0.08 if z < top / 2 else 9)]
    hole = (-(b + f) / 2 * 0.8, -(b + f) / 2 * 0.58)
    parts.append(place(rod(0.16, 0.02, get('mark'), 0, 32), (*hole, top + 0.002)))
    if thread:
        x, y = hole
        parts.append(
            tube(
                [
                    (x, y, top - 0.3),
                    (x, y, top + 0.3),
                    (x - 0.5, y - 0.2, top + 1.5),
                    (x - 0.4, y, top + 2.6),
                    (x + 0.4, y + 0.2, top + 3.0),
                    (x + 0.9, y + 0.2, top + 2.4),
                    (x + 0.5, y, top + 1.8),
                    (x - 0.3, y, top + 2.2),
                ],
                0.06,
                get('titanium blue'),
                sides=12,
            )
        )
    return parts


def ventilation_tubes():
    place(bobbin(1.14, 1.6, 2.4, 'blue fluoroplastic'), (0, 0, 0), (0, 0, -40))
    place(bobbin(1.0, 1.3, 2.3, 'fluoroplastic'), (3.1, -1.0, 1.15), (0, 90, -52))
    place(bobbin(1.27, 1.6, 2.8, 'green fluoroplastic', True), (-3.4, 0.9, 0), (0, 0, 140))


def incus(height, groove):
    """A body with a groove above and a socket below, standing on its foot."""
    wide = 1.25
    profile = [
        (0.01, 0.8),
        (0.42, 0.76),
        (0.56, 0.6),
        (0.6, 0.12),
        (0.64, 0.03),
        (0.72, 0),
        (0.82, 0.03),
        (0.88, 0.12),
        (0.86, 0.5),
        (0.84, height * 0.34),
        (0.9, height * 0.5),
        (1.08, height * 0.64),
        (wide, height * 0.76),
        (wide + 0.04, height * 0.84),
        (wide - 0.02, height * 0.92),
        (wide * 0.86, height * 0.975),
        (wide * 0.6, height * 0.995),
        (0.3, height),
        (0.01, height),
    ]
    fine = [
        (sum(a * b for a, b in zip((1 - t, t), (r0, r1))), (1 - t) * z0 + t * z1)
        for (r0, z0), (r1, z1) in zip(profile, profile[1:])
        for t in (0, 0.25, 0.5, 0.75)
    ] + [profile[-1]]

    def at(u, v):
        i = min(len(fine) - 1, round(v * (len(fine) - 1)))
        r, z = fine[i]
        x, y = r * math.cos(2 * math.pi * u), r * 0.86 * math.sin(2 * math.pi * u)
        if z > height * 0.6 and i > len(fine) // 2:
            t = abs(y) / (groove / 2)
            z -= 0.42 * (1 / (1 + t**5)) * ((z - height * 0.6) / (height * 0.4)) ** 0.8
        return x, y, z

    return [surface(at, 144, len(fine) - 1, get('apatite'), smooth_below=70)]


def incus_prostheses():
    place(incus(3.0, 0.9), (0, 0, 0), (0, 0, 62))
    place(incus(2.5, 1.2), (3.3, -0.9, 0), (0, 0, 28))
    # The third lies and shows its socket.
    place(incus(2.5, 0.9), (-4.3, 0.2, 1.12), (-96, 0, -14))


def t_tube(bore, stem, material):
    """The stem along z from 0; at its top half tubes are folded out to both sides."""
    wall = 0.25
    inside, middle = bore / 2, bore / 2 + wall / 2
    outside = bore / 2 + wall
    parts = [
        turned_ring([(inside, 0), (outside, 0), (outside, stem), (inside, stem)], get(material))
    ]
    bend = 0.55
    straight = 4.25 - middle - bend

    for side in (1, -1):

        def at(u, v):
            way = v * (math.pi / 2 * bend + straight + 0.02)
            theta = min(math.pi / 2, way / bend)
            along = max(0, way - math.pi / 2 * bend)
            phi = math.radians(-88 + 176 * u)
            # Wings narrow a little towards rounded ends.
            narrow = 1 - 0.5 * max(0, (along - straight + 0.7) / 0.7) ** 2.2
            n = (math.cos(theta), -math.sin(theta))
            cx = middle + bend - (bend + middle) * math.cos(theta) + along
            cz = stem + (bend + middle) * math.sin(theta)
            return (
                side * (cx + middle * math.cos(phi * narrow) * n[0]),
                middle * math.sin(phi * narrow),
                cz + middle * math.cos(phi * narrow) * n[1],
            )

        wing = surface(at, 24, 36, get(material), closed=False, smooth_below=70)
        solid = wing.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness, solid.offset = wall, 0
        parts.append(wing)
    return parts


def t_tubes():
    place(t_tube(1.14, 12, 'soft silicone'), (-8.6, 0.4, 0.83), (90, 0, 134))
    place(t_tube(1.32, 4.8, 'blue silicone'), (10.2, -1.0, 0), (0, 0, -12))


def head_plate(radius, spokes, notch=False):
    """A ring with spokes around the origin; a notch takes the handle of the malleus."""
    rim, hub = 0.24, 0.32
    gap = 360 / spokes
    holes = [sector(hub, radius - rim, i * gap + 9, (i + 1) * gap - 9, 10) for i in range(spokes)]
    outline = circle(radius, 96)
    if notch:
        outline = [
            (x, y)
            if math.hypot(x - radius * 1.12, y) > radius * 0.42
            else tuple(
                c + radius * 0.42 * d
                for c, d in zip(
                    (radius * 1.12, 0),
                    (
                        (x - radius * 1.12) / math.hypot(x - radius * 1.12, y),
                        y / math.hypot(x - radius * 1.12, y),
                    ),
                )
            )
            for x, y in outline
        ]
        holes = [sector(hub, radius - rim, 48 + i * 60, 48 + i * 60 + 42, 10) for i in range(5)]
    return [plate(outline, 0.16, get('implant titanium'), 0.05, holes)]


def partial(length):
    """The bell stands on z = 0, the plate lies at `length`."""
    parts = [
        *place(head_plate(1.3, 6), (0, 0, length - 0.16)),
        place(rod(0.1, length - 1.0, get('implant titanium'), 0.01, 32), (0, 0, 0.95)),
        place(
            lathe([(0.1, 0), (0.2, 0.06), (0.22, 0.16), (0.1, 0.3)], get('implant titanium'), 48),
            (0, 0, 0.84),
        ),
        place(
            lathe([(0.1, 0), (0.24, 0.18), (0.34, 0.22)], get('implant titanium'), 48),
            (0, 0, length - 0.36),
        ),
    ]
    for i in range(8):
        leaf = forged(
            [
                (0.12, 0, 0.98, 0.09, 0.04),
                (0.4, 0, 0.9, 0.17, 0.045),
                (0.58, 0, 0.66, 0.19, 0.045),
                (0.62, 0, 0.3, 0.17, 0.045),
                (0.58, 0, 0.02, 0.15, 0.045),
            ],
            get('implant titanium'),
            0.04,
        )
        parts += place([leaf], (0, 0, 0), (0, 0, i * 45))
    return parts


def partial_prostheses():
    place(partial(3.5), (0, 0, 0), (0, 0, 10))
    place(partial(2.25), (2.1, -0.6, 0.66), (0, 74, -12))


def piston(diameter, length, turn, at):
    """Lies along +x from the shaft's lower end at 0; the loop of ribbon is at the right."""
    r, metal = diameter / 2, get('implant titanium')
    shaft = [
        lathe(
            [(r - 0.05, 0), (r, 0.05), (r, length - 0.5), (r - 0.03, length - 0.42)],
            get('fluoroplastic'),
            64,
        ),
        *[
            place(rod(r + 0.006, 0.05, get('mark'), 0.002, 64), (0, 0, z))
            for z in (length - 1.6, length - 1.1)
        ],
        lathe(
            [
                (r, length - 0.42),
                (r * 1.06, length - 0.38),
                (r * 1.06, length - 0.12),
                (r * 0.8, length - 0.05),
                (0.01, length),
            ],
            metal,
            64,
        ),
    ]
    parts = place(shaft, turn=(0, 90, 0))
    loop = 0.65 + 0.04
    centre = (length + 1.5, 0.35)
    ribbon = [(length - 0.2, 0), (length + 0.25, 0), (length + 0.6, -0.06)]
    ribbon += [
        (centre[0] + loop * math.cos(math.radians(a)), centre[1] + loop * math.sin(math.radians(a)))
        for a in range(228, 500, 16)
    ]
    parts.append(
        forged(
            [
                (x, y, 0, 0.04, 0.25 if i > 2 else 0.14 + 0.035 * i)
                for i, (x, y) in enumerate(ribbon)
            ],
            metal,
            0.03,
        )
    )
    return place(parts, at, (0, 0, turn))


def pistons():
    piston(0.6, 4.5, 33, (-2.6, -0.6, 0.31))
    piston(0.4, 4.25, 30, (-1.6, -2.3, 0.26))


def shoe():
    """Of 2.5 by 1.2 mm, with a socket for the shaft."""
    oval = [
        (1.25 * math.cos(2 * math.pi * i / 64), 0.6 * math.sin(2 * math.pi * i / 64))
        for i in range(64)
    ]
    return [
        plate(oval, 0.22, get('implant titanium'), 0.08),
        place(
            turned_ring(
                [(0.15, 0), (0.34, 0), (0.28, 0.5), (0.24, 0.56), (0.15, 0.56)],
                get('implant titanium'),
            ),
            (0, 0, 0.2),
        ),
    ]


def total(length, tilt=0.0):
    metal = get('implant titanium')
    return [
        *place(head_plate(1.45, 6, True), (0, 0, length - 0.14), (0, tilt, 0)),
        place(rod(0.1, length - 0.2, metal, 0.02, 32), (0, 0, 0)),
        place(
            lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.5), (0.1, 0.6)], metal, 48), (0, 0, length * 0.45)
        ),
        place(lathe([(0.1, 0), (0.22, 0.2), (0.34, 0.25)], metal, 48), (0, 0, length - 0.4)),
    ]


def total_prostheses():
    place([*place(total(5.5, 15), (0, 0, 0.24)), *shoe()], (0, 0, 0), (0, 0, -28))
    place(total(4.0), (1.8, -0.2, 0.1), (0, 70, 4))
    place(shoe(), (2.2, -2.0, 0), (0, 0, -12))


pictures = {
    'ventilation-tube': Model(ventilation_tubes, seen_from, 0.12),
    'incus-prosthesis': Model(incus_prostheses, seen_from, 0.12, rim=0.3),
    't-tube': Model(t_tubes, seen_from, 0.12, rim=0.3),
    'partial-prosthesis': Model(partial_prostheses, from_left, 0.12),
    'stapes-piston': Model(pistons, from_above, 0.12),
    'total-prosthesis': Model(total_prostheses, from_left, 0.12),
}
