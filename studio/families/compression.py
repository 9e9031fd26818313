"""Compression garments, on the forms they are worn on."""

import math

from mathutils import Vector

from materials import get
from models.surgical_tools import smoothed
from shapes import curve_points, place, plate, sheet, surface, threads, tube


class Body:
    """
    What is oval at every height: stations are (height, half width, front, back, where it is
    widest), from the bottom to the top. A place on it is an angle in degrees from the front by the
    right (+x) and a height.
    """

    def __init__(self, stations, relief=None):
        self.rows = curve_points(stations, 20)
        self.relief = relief

    def station(self, z):
        rows = self.rows
        low, high = 0, len(rows) - 1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if rows[middle][0] <= z else (low, middle)
        t = min(1, max(0, (z - rows[low][0]) / max(1e-6, rows[high][0] - rows[low][0])))
        return rows[low].lerp(rows[high], t)

    def bare(self, angle, z, row=None):
        _, wide, front, back, middle = self.station(z) if row is None else row
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        y = middle + (front - middle) * c if c > 0 else middle - (back - middle) * c
        return Vector((wide * s, y, z))

    def at(self, angle, z, out=0.0):
        """A point that far out of the skin."""
        point = self.bare(angle, z)
        beside = self.bare(angle + 1, z) - self.bare(angle - 1, z)
        above = self.bare(angle, z + 1) - self.bare(angle, z - 1)
        return point + beside.cross(above).normalized() * out

    def skin(self, material):
        rows = self.rows

        def at(u, v):
            row = rows[round(v * (len(rows) - 1))]
            angle = 360 * u
            point = self.bare(angle, row[0], row)
            return point + self.relief((angle + 180) % 360 - 180, row[0]) if self.relief else point

        return surface(at, 240, len(rows) - 1, get(material), smooth_below=80)


def edges(outline):
    return list(zip(outline, outline[1:] + outline[:1]))


def within(edges, x, y):
    inside = False
    for (x0, y0), (x1, y1) in edges:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def round_line(points, steps=10):
    return [(p.x, p.y) for p in smoothed(points, steps)]


def line(points, steps=14):
    return [(p.x, p.y) for p in curve_points([(x, y, 0) for x, y in points], steps)]


def cut(
    body, outline, material, out=1.4, thickness=1.6, without=(), girth=1.3, step=1.1, wave=None
):
    """
    Cloth on a body within an outline of (angle, height); `girth` is how many millimetres a degree
    is.
    """
    angles, heights = [p[0] for p in outline], [p[1] for p in outline]
    across = math.ceil((max(angles) - min(angles)) * girth / step)
    up = math.ceil((max(heights) - min(heights)) / step)
    a0, z0 = min(angles), min(heights)
    da, dz = (max(angles) - a0) / across, (max(heights) - z0) / up
    index, points, uvs, faces = {}, [], [], []
    border, holes = edges(outline), [edges(hole) for hole in without]

    def corner(i, j):
        if (i, j) not in index:
            index[i, j] = len(points)
            a, z = a0 + i * da, z0 + j * dz
            points.append(body.at(a, z, out + (wave(a, z) if wave else 0)))
            uvs.append((a * girth, z))
        return index[i, j]

    for j in range(up):
        for i in range(across):
            a, z = a0 + (i + 0.5) * da, z0 + (j + 0.5) * dz
            if within(border, a, z) and not any(within(hole, a, z) for hole in holes):
                faces.append(
                    (corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1))
                )
    return sheet(points, faces, uvs, get(material), thickness, 70)


def evenly(points, step, girth):
    """Points of a line of (angle, height) at even distances."""
    result, left = [points[0]], 0.0
    for (a0, z0), (a1, z1) in zip(points, points[1:]):
        long = math.hypot((a1 - a0) * girth, z1 - z0)
        at = step - left
        while at < long:
            t = at / long
            result.append((a0 + (a1 - a0) * t, z0 + (z1 - z0) * t))
            at += step
        left = (left + long) % step
    return result


def bound(body, points, closed=False, radius=1.7, out=1.9, material='knit edge', girth=1.3):
    """A taped edge along a line."""
    line = evenly([*points, points[0]] if closed else points, 2.2, girth)
    return tube(
        [body.at(a, z, out) for a, z in line],
        radius,
        get(material),
        closed=closed,
        steps=1,
        sides=12,
    )


def stitched(body, points, out=3.1, swing=1.1, step=1.5, girth=1.3, radius=0.26):
    """A zigzag of thread along a line."""
    line = evenly(points, step, girth)
    path = []
    for i, (a, z) in enumerate(line):
        (a0, z0), (a1, z1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        x, y = (a1 - a0) * girth, z1 - z0
        long = math.hypot(x, y) or 1
        way = swing * (1 if i % 2 else -1)
        path.append(body.at(a - y / long * way / girth, z + x / long * way, out))
    return threads([path], radius, get('seam thread'), 6)


def inset(points, by, girth=1.3):
    """A closed line, moved inwards; it runs against the clock."""
    result, count = [], len(points)
    for i in range(count):
        (a0, z0), (a1, z1) = points[i - 2], points[(i + 2) % count]
        x, y = (a1 - a0) * girth, z1 - z0
        long = math.hypot(x, y) or 1
        result.append((points[i][0] - y / long * by / girth, points[i][1] + x / long * by))
    return result


def mirrored(points):
    return [(-a, z) for a, z in reversed(points)]


def head_relief(angle, z):
    """A nose, the hollows of eyes and lips, no more than a form has."""

    def hill(x, wide):
        return math.exp(-((x / wide) ** 2))

    profile = [
        (150, 0),
        (156, 1),
        (161, 12),
        (166, 20),
        (171, 22),
        (182, 17),
        (196, 10),
        (208, 5),
        (220, 0),
    ]
    nose = 0.0
    for (z0, n0), (z1, n1) in zip(profile, profile[1:]):
        if z0 <= z <= z1:
            t = (z - z0) / (z1 - z0)
            nose = n0 + (n1 - n0) * t * t * (3 - 2 * t)
    wide = 7.5 + 4 * hill(z - 166, 8)
    y = -nose * hill(angle, wide) + 7 * hill(z - 203, 10) * (
        hill(angle - 20, 9) + hill(angle + 20, 9)
    )
    y -= 3.2 * hill(angle, 14) * (hill(z - 147, 4) + hill(z - 139, 4)) - 1.2 * hill(
        angle, 17
    ) * hill(z - 143, 1.6)
    return Vector((0, y, 0))


def ear():
    """The right one, from its canal."""
    rim = [
        (2, -27),
        (8, -33),
        (15, -27),
        (21, -13),
        (28, 4),
        (31, 18),
        (26, 30),
        (15, 35),
        (4, 31),
        (-2, 20),
        (-1, 8),
        (1, -4),
        (-1, -16),
    ]
    parts = [plate(round_line(rim, 6), 4.5, get('head form'), 2.0)]
    helix = [(-1, 10), (-2, 20), (4, 31), (15, 34.5), (25.5, 29.5), (30, 18), (27, 4), (20, -12)]
    parts.append(
        tube([(x, y, 5.2) for x, y in helix], lambda v: 2.9 - 1.4 * v, get('head form'), sides=24)
    )
    inner = [(8, 22), (17, 20), (21, 10), (18, -4), (11, -13), (4, -14)]
    parts.append(tube([(x, y, 4.6) for x, y in inner], 2.3, get('head form'), sides=24))
    place(place(parts, turn=(90, 0, 90)), turn=(0, 0, -20))
    return parts


def facial_garment():
    """A hood with an open crown, a strap over it and one at the nape; mesh round the ears."""
    head = Body(
        [
            (0, 62, -49, 80, 15),
            (4, 64, -51, 81, 15),
            (24, 60, -48, 76, 14),
            (48, 56, -45, 70, 13),
            (68, 55, -46, 66, 11),
            (80, 55, -52, 64, 10),
            (88, 56, -66, 64, 8),
            (94, 57, -80, 64, 8),
            (101, 58.5, -89, 65, 8),
            (114, 61.5, -93, 68, 8),
            (128, 64.5, -91, 74, 8),
            (142, 67, -93, 82, 8),
            (158, 69.5, -93, 90, 8),
            (180, 72.5, -93, 97, 8),
            (205, 75.5, -94, 101, 8),
            (222, 77, -98, 102, 8),
            (245, 77, -97, 100, 8),
            (268, 73.5, -87, 93, 8),
            (288, 64, -69, 79, 7),
            (303, 49, -47, 60, 7),
            (312, 32, -26, 41, 7),
            (317, 15, -8, 22, 7),
            (318.4, 0.4, 6.6, 7.4, 7),
        ],
        head_relief,
    )
    head.skin('head form')
    place(ear(), head.at(93, 185, 1.0))

    # Half of the hood, against the clock as seen from outside: neck, nape, behind the ear, temple,
    # face.
    low = line([(0, 58), (40, 58), (80, 62), (120, 78), (150, 96), (180, 100)])
    nape = line(
        [
            (180, 146),
            (162, 149),
            (146, 158),
            (134, 176),
            (127, 200),
            (122, 226),
            (116, 252),
            (113, 266),
        ]
    )
    face = line(
        [
            (66, 266),
            (63, 244),
            (63, 220),
            (60, 196),
            (52, 172),
            (41, 152),
            (28, 134),
            (14, 123),
            (0, 120),
        ]
    )
    half = low + nape + face

    def wave(a, z):
        t = max(0, 1 - abs(z - 82) / 26)
        return 0.7 * t * math.sin(z * 0.42 + a * 0.03) + 0.5 * max(
            0, 1 - abs(a - 140) / 22
        ) * math.sin(z * 0.3)

    def oval(wide, high, count=60):
        return [
            (
                96
                + wide * math.cos(2 * math.pi * i / count)
                + 0.12 * high * math.sin(2 * math.pi * i / count),
                185 + high * math.sin(2 * math.pi * i / count),
            )
            for i in range(count)
        ]

    opening, net = oval(16.5, 37), oval(27, 53)
    for mirror in (lambda points: points, mirrored):
        cut(head, mirror(half), 'knit', without=[mirror(net)], wave=wave)
        cut(head, mirror(net), 'mesh knit', 1.0, 0.6, [mirror(opening)])
        bound(head, mirror(net), True, 1.3, 2.6)
        bound(head, mirror(opening), True, 1.7, 1.6)
        for edge in (low, nape, face):
            bound(head, mirror(edge))
        inner = inset(half, 5)
        for start, end in (
            (2, len(low) - 4),
            (len(low) + 2, len(low) + len(nape) - 3),
            (len(low) + len(nape) + 2, len(half) - 1),
        ):
            stitched(head, mirror(inner[start:end]))
        # Seams are turned outwards.
        for seam in (
            [(80, 134), (66, 122), (46, 110), (24, 103), (0, 101)],
            [(92, 238), (90, 252), (89, 266)],
        ):
            bound(head, mirror(line(seam)), radius=1.0, out=3.0, material='knit')
            stitched(head, mirror(line(seam)), out=4.1)
    for seam in ([(0, 58), (0, 120)], [(180, 100), (180, 146)]):
        bound(head, seam, radius=1.0, out=3.0, material='knit')
    # The tab at the nape, which grips a field of loops.
    field = [(132, 108), (166, 112), (166, 140), (134, 140)]
    cut(head, round_line(field, 4), 'touch fastener', 2.6, 0.6)
    tab = [
        (122, 110),
        (126, 104),
        (150, 110),
        (176, 112),
        (176, 138),
        (150, 138),
        (127, 136),
        (121, 130),
    ]
    cut(head, round_line(tab, 5), 'knit edge', 3.2, 1.8)
    stitched(head, inset(round_line(tab, 5), 3.4), out=5.4)
    # The strap over the crown, in two layers.
    crown_strap(head)
    # A woven label.
    cut(head, [(58, 68), (76, 70), (76, 82), (58, 80)], 'petrol', 3.0, 0.7)


def crown_strap(head):
    """Runs over the head in the plane of the ears."""

    def reach(y, angle):
        """How far the skin is from the middle of the head, straight up at 0."""
        low, high = 20.0, 160.0
        for _ in range(26):
            r = (low + high) / 2
            x, z = r * math.sin(angle), 225 + r * math.cos(angle)
            inside = False
            if z < 318.4:
                _, wide, front, back, middle = head.station(z)
                deep = (y - middle) / ((front - middle) if y < middle else (back - middle))
                inside = (x / wide) ** 2 + deep**2 < 1
            low, high = (r, high) if inside else (low, r)
        return low

    def strip(start, end, half, out, material, round_end=False):
        along, across = 120, 24
        points, uvs = [], []
        for j in range(along + 1):
            angle = math.radians(start + (end - start) * j / along)
            for i in range(across + 1):
                k = 2 * i / across - 1
                wide = half(abs(math.degrees(angle)))
                turn = angle
                if round_end:
                    # Its end is a half circle.
                    turn = (
                        angle
                        + math.copysign(wide / 100, end - start)
                        * (math.sqrt(max(0, 1 - k * k)) - 1)
                        * (j / along) ** 3
                    )
                y = 7 + k * wide
                r = reach(y, turn) + out
                points.append((r * math.sin(turn), y, 225 + r * math.cos(turn)))
                uvs.append((k * wide, math.degrees(angle) * 1.6))
        faces = [
            (
                (j + 1) * (across + 1) + i,
                (j + 1) * (across + 1) + i + 1,
                j * (across + 1) + i + 1,
                j * (across + 1) + i,
            )
            for j in range(along)
            for i in range(across)
        ]
        sheet(points, faces, uvs, get(material), 1.8, 70)

    def taper(angle):
        t = min(1, max(0, (angle - 38) / 30))
        return 22 + 11 * t * t * (3 - 2 * t)

    strip(-70, 70, taper, 2.6, 'knit edge')
    strip(6, 54, lambda _: 21.5, 4.6, 'touch fastener')
    strip(-60, 48, lambda _: 20, 5.4, 'knit edge', True)


def abdominal_garment():
    """
    From below the ribs to short legs, with hooks at the front and flaps over the openings for
    drains.
    """
    trunk = Body(
        [
            (96, 90, -40, 50, 0),
            (116, 132, -62, 76, 2),
            (128, 162, -84, 98, 3),
            (144, 172, -95, 111, 4),
            (165, 176, -101, 118, 4),
            (195, 179, -107, 122, 4),
            (230, 176, -110, 118, 3),
            (270, 164, -107, 106, 2),
            (310, 150, -99, 96, 2),
            (350, 143, -94, 92, 2),
            (390, 146, -97, 94, 2),
            (436, 153, -104, 99, 2),
        ]
    )
    leg = Body(
        [(0, 73, -76, 80, 2), (50, 77, -80, 85, 2), (110, 83, -87, 94, 3), (170, 85.5, -90, 99, 3)]
    )
    girth = 2.7
    trunk.skin('head form')

    def legs(make):
        for side in (1, -1):
            place(make(), (side * 88, 0, 0))

    legs(lambda: leg.skin('head form'))
    legs(
        lambda: cut(
            leg, [(-180, 34), (180, 34), (180, 168), (-180, 168)], 'knit', girth=1.4, step=2.4
        )
    )
    legs(
        lambda: cut(
            leg,
            [(-180, 32), (180, 32), (180, 54), (-180, 54)],
            'knit edge',
            2.4,
            1.6,
            girth=1.4,
            step=2.4,
        )
    )
    for z in (32.5, 54):
        legs(
            lambda: bound(
                leg, [(a, z) for a in range(-180, 181, 4)], radius=1.5, out=3.4, girth=1.4
            )
        )

    # The hem leaves the gusset open.
    hem = line(
        [
            (-180, 156),
            (-168, 142),
            (-150, 136),
            (-120, 134),
            (-90, 134),
            (-60, 134),
            (-32, 136),
            (-14, 141),
            (0, 158),
            (14, 141),
            (32, 136),
            (60, 134),
            (90, 134),
            (120, 134),
            (150, 136),
            (168, 142),
            (180, 156),
        ],
        6,
    )
    cut(trunk, [*hem, (180, 410), (-180, 410)], 'knit', 2.0, 1.8, girth=girth, step=2.6)
    bound(trunk, hem, radius=1.6, out=3.0, girth=girth)
    # The waistband, of broad elastic.
    cut(
        trunk,
        [(-180, 384), (180, 384), (180, 414), (-180, 414)],
        'knit edge',
        3.6,
        2.0,
        girth=girth,
        step=2.6,
    )
    for z in (384, 399, 414):
        bound(
            trunk,
            [(a, z) for a in range(-180, 181, 3)],
            radius=1.7 if z > 400 else 1.0,
            out=5.0,
            girth=girth,
        )
    # The firmer front, and seams that are turned outwards.
    firm = line([(30, 140), (37, 190), (36, 260), (29, 320), (25, 384)])
    cut(trunk, [*firm, *mirrored(firm)], 'firm knit', 3.6, 1.2, girth=girth, step=2.2)
    for seam in (
        firm,
        line([(92, 138), (92, 200), (90, 300), (91, 384)]),
        line([(58, 138), (63, 190), (60, 226)]),
    ):
        for mirror in (lambda points: points, mirrored):
            bound(trunk, mirror(seam), radius=1.3, out=4.4, material='knit edge', girth=girth)
            stitched(trunk, mirror(seam), out=5.9, swing=1.7, step=2.2, girth=girth, radius=0.36)
    # The closure: two rows of eyes, and the hooks in the first of them.
    low, high = 158, 384
    cut(
        trunk,
        [(-5, low), (13, low), (13, high), (-5, high)],
        'knit edge',
        5.0,
        1.2,
        girth=girth,
        step=2.0,
    )
    cut(
        trunk,
        [(-9, low), (2.4, low), (2.4, high), (-9, high)],
        'firm knit',
        6.4,
        1.6,
        girth=girth,
        step=2.0,
    )
    for angle, out in ((13, 6.2), (2.4, 8.0), (-9, 7.4)):
        bound(trunk, [(angle, low), (angle, high)], radius=1.1, out=out, girth=girth)
    for angle, out in ((11.2, 6.5), (0.8, 8.3), (-7.4, 8.3)):
        stitched(
            trunk,
            [(angle, low + 2), (angle, high - 2)],
            out=out,
            swing=0.9,
            step=2.0,
            girth=girth,
            radius=0.3,
        )
    for i in range(12):
        z = low + 14 + i * 18
        for angle, out, reach in ((3.4, 7.4, 1.5), (8.0, 6.9, 1.1)):
            loop = [
                (angle - reach, z - 2.6),
                (angle + reach * 0.7, z - 2.6),
                (angle + reach, z),
                (angle + reach * 0.7, z + 2.6),
                (angle - reach, z + 2.6),
            ]
            tube(
                [trunk.at(a, h, out) for a, h in loop],
                0.75,
                get('polished steel'),
                steps=5,
                sides=10,
            )
    # A flap over the opening for a drain, at either side.
    for mirror in (lambda points: points, mirrored):
        flap = round_line(
            [
                (54, 232),
                (60, 226),
                (66, 226),
                (72, 226),
                (78, 232),
                (78, 262),
                (76, 268),
                (66, 268),
                (56, 268),
                (54, 262),
            ],
            5,
        )
        cut(trunk, mirror(flap), 'knit edge', 5.0, 2.0, girth=girth, step=1.6)
        bound(trunk, mirror(flap), True, 1.2, 6.4, girth=girth)
        stitched(
            trunk,
            mirror(inset(flap, 5, girth))[:-14],
            out=7.4,
            swing=1.3,
            step=2.0,
            girth=girth,
            radius=0.32,
        )
        cut(
            trunk,
            mirror([(62, 222), (70, 222), (70, 233), (62, 233)]),
            'petrol',
            6.6,
            1.0,
            girth=girth,
            step=1.2,
        )
