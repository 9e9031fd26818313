"""Dressings, swabs, tapes, sutures and garments."""
import math

from model import Model
from shapes import box, cloth, place, plate, pouch, round_outline, slab, surface, tube, turned_ring
from materials import get
from models.mammoplasty import flat_words

seen_from = (0.15, -0.85, 1.0)


def tape_roll(width, outside, material, inside=13.5):
    """Along z from 0: tape wound on its core."""
    grooves = [(inside + 1.6 + (outside - inside - 1.6) * i / 14, 0.12 * (i % 2)) for i in range(15)]
    profile = [(inside + 1.5, 0.3), *grooves, (outside, 0.4), (outside, width - 0.4), *[(r, width - z) for r, z in reversed(grooves)], (inside + 1.5, width - 0.3)]
    return [turned_ring(profile, get(material), 128), turned_ring([(inside, 0.2), (inside + 1.6, 0.2), (inside + 1.6, width - 0.2), (inside, width - 0.2)], get('white'))]


def paper_tapes():
    place(tape_roll(50, 29, 'paper tape'), (-46, 26, 0))
    place(tape_roll(12.5, 29, 'paper tape'), (26, 44, 0))
    place(tape_roll(12.5, 29, 'skin paper tape'), (30, 42, 12.6))
    # One stands on its edge, and its end lies on the table.
    r = 30
    place(place(tape_roll(25, r, 'skin paper tape'), turn=(90, 0, 0)), (0, 0, r), (0, 0, 24))
    end = cloth(108, 25, get('skin paper tape'), lambda x, y: (x, y, 0.2 + max(0, -(x + 34)) ** 2 * 0.012 + max(0, x - 44) ** 2 * 0.03 + 0.25 * math.sin(x * 0.09)), 0.2, 80, 4)
    place(place(end, (54, -12.5, 0)), (0, 0, 0), (0, 0, 24))
    torn = cloth(62, 25, get('paper tape'), lambda x, y: (x, y, 0.3 + 0.0022 * x * x + 0.4 * math.sin(x * 0.12)), 0.2, 60, 4)
    place(torn, (-44, -44, 0), (0, 0, -12))


def strips(count, width, length, card, names=True):
    parts = [slab(*card, 0.7, get('paper'), 3, 0.2)]
    step = (card[1] - 16) / count
    for i in range(count):
        y = -card[1] / 2 + 6 + step * (i + 0.5)
        parts.append(place(plate(round_outline(length, width, min(2, width / 2.2)), 0.35, get('strip'), 0.1), (0, y, 0.7)))
    parts.append(place(box(card[0] - 8, 4.4, 0.1, get('petrol'), 0.02), (0, card[1] / 2 - 5.2, 0.7)))
    return parts


def closure_strips():
    place(pouch(130, 92, 'calmora', 4), (22, 50, 0), (0, 0, -7))
    place(strips(6, 12, 100, (122, 104)), (-44, -6, 0.6), (0, 0, 12))
    place(strips(3, 6, 75, (92, 48)), (62, -38, 0.4), (0, 0, -8))
    # One is peeled off its card.
    peeled = cloth(100, 12, get('strip'), lambda x, y: (x if x < 0 else 26 * math.sin(x / 26), y, 1.4 if x < 0 else 1.4 + 26 * (1 - math.cos(x / 26))), 0.35, 80, 4)
    place(peeled, (4, -62, 0), (0, 0, 16))


def paraffin_gauze():
    place(pouch(128, 118, 'embarin', 4), (46, 46, 0), (0, 0, -9))
    place(cloth(112, 112, get('paper'), lambda x, y: 0.4 + 0.3 * math.sin(x * 0.05), 0.2, 40, 40), (-38, -8, 0), (0, 0, 12))
    for i in range(3):
        place(cloth(100, 100, get('tulle'), lambda x, y: 0.9 + i * 0.5 + 0.3 * math.sin(x * 0.07 + i) + 0.25 * math.sin(y * 0.08), 0, 60, 60), (-38 + i * 0.8, -8 - i * 0.6, 0), (0, 0, 12 + i * 0.7))

    # The upper leaf and its paper are lifted at a corner.
    def lifted(x, y, radius=22, start=8):
        along = (x - y) * 0.7071
        if along < start:
            return x, y, 2.9 + 0.3 * math.sin(x * 0.08)
        a = min(2.4, (along - start) / radius)
        move = start + radius * math.sin(a) - along
        return x + move * 0.7071, y - move * 0.7071, 2.9 + radius * (1 - math.cos(a))
    place(cloth(100, 100, get('tulle'), lifted, 0, 120, 120), (-38, -8, 0), (0, 0, 13))
    place(cloth(104, 104, get('tulle paper'), lambda x, y: (lambda p: (p[0], p[1], p[2] + 0.6))(lifted(x, y, 30, -14)), 0, 100, 100), (-38, -8, 0), (0, 0, 13))
    # Five by five.
    place(cloth(50, 50, get('tulle'), lambda x, y: 0.6 + 0.0016 * (x + y) ** 2 * (x + y > 0), 0, 40, 40), (64, -52, 0), (0, 0, -16))


def soft_square(width, depth, corner, thickness, material, rise, steps=90):
    """A sheet with round corners."""
    def outline(u, v):
        x, y = (2 * u - 1) * width / 2, (2 * v - 1) * depth / 2
        inside = max(0, abs(y) - (depth / 2 - corner))
        limit = width / 2 - corner + math.sqrt(max(0, corner ** 2 - inside ** 2))
        return x * limit / (width / 2), y
    return cloth(width, depth, get(material), rise, thickness, steps, steps, outline)


def island(x, y, half_x, half_y, edge):
    """1 over the pad, 0 outside of it."""
    d = max(abs(x) - half_x, abs(y) - half_y)
    t = min(1, max(0, -d / edge))
    return t * t * (3 - 2 * t)


def foam_dressings():
    # With a border, seen from its back.
    place(soft_square(125, 125, 12, 0.4, 'dressing film', lambda x, y: (x, y, 0.5 + 4.6 * island(x, y, 44.5, 44.5, 7) + max(0, x * 0.7 - y * 0.7 - 62) ** 2 * 0.05)), (-42, 26, 0), (0, 0, 12))
    # The silicone that clings to skin, with the foam behind it.
    place(soft_square(100, 100, 10, 0.4, 'silicone face', lambda x, y: (x, y, 4.6 + 0.7 * island(x, y, 32, 32, 5) - 1.8 * (1 - island(x, y, 50, 50, 18)) + max(0, -x * 0.7 - y * 0.7 - 44) ** 2 * 0.03)), (62, -28, -2.2), (0, 0, -10))
    # Without a border: cut foam.
    place(soft_square(100, 100, 3, 4.5, 'dressing foam', lambda x, y: (x, y, 0.2)), (60, 70, 0), (0, 0, -6))
    place(soft_square(100, 100, 3, 0.4, 'dressing film', lambda x, y: (x, y, 4.8)), (60, 70, 0), (0, 0, -6))
    # A heel shape.
    place(soft_square(75, 75, 20, 0.4, 'dressing film', lambda x, y: (x, y, 0.5 + 4.4 * island(x, y, 20, 20, 7) + 0.0012 * x * x)), (-58, -74, 0), (0, 0, 24))


def suture_pack():
    place(pouch(126, 84, 'feldra', 3), (-26, 44, 0), (0, 0, 8))
    foil = place(cloth(120, 78, get('foil'), lambda x, y: (x, y, 0.6 + 1.2 * math.exp(-(x * x / 2600 + y * y / 900)) + 0.25 * math.sin(x * 0.21) * math.sin(y * 0.17)), 0.3, 70, 50), (56, -4, 0), (0, 0, -12))
    place([box(70, 12, 0.15, get('petrol'), 0.02), flat_words('4/0', 9, 'mark white', (0, 0, 0.3))], (52, 4, 2.0), (0, 0, -12))
    # The oval card with its thread, the needle at its mouth.
    card = [plate(round_outline(96, 60, 29.9), 1.0, get('white'), 0.3), place(plate(round_outline(88, 52, 25.9), 1.4, get('paper'), 0.3, [round_outline(74, 38, 18.9)]), (0, 0, 1)), place(plate(round_outline(62, 26, 12.9), 2.2, get('white'), 0.4), (0, 0, 1))]
    for i in range(11):
        w, d = 64.4 + i * 0.9, 28.4 + i * 0.9
        card.append(tube([(x, y, 1.5 + 0.5 * (i % 2)) for x, y in round_outline(w, d, d / 2.02, 14)], 0.36, get('titanium violet'), closed=True, steps=1, sides=10))
    card += [box(30, 9, 0.2, get('petrol'), 0.02)]
    place(card[-1], (-8, 0, 3.2))
    card.append(flat_words('feldra', 6, 'mark white', (-8, 0, 3.6)))
    needle = [(34 + 9.6 * math.cos(math.radians(a)), 6 + 9.6 * math.sin(math.radians(a)), 3.6) for a in range(200, 64, -9)]
    card.append(tube(needle, lambda v: 0.5 if v < 0.8 else 0.5 * (1 - v) / 0.2 + 0.03, get('polished steel'), steps=5, sides=16))
    card.append(tube([needle[0], (23, -1, 3.4), (22, -9, 2.6), (26, -14.6, 1.9), (30, -15, 1.8)], 0.3, get('titanium violet'), sides=10))
    place(card, (-40, -34, 0), (0, 0, 10))
    # A thread that lies free, with a larger needle.
    thread = [(24, -52, 0.4), (44, -44, 0.4), (60, -58, 0.4), (50, -72, 0.4), (34, -64, 0.4), (48, -50, 0.4), (76, -52, 0.4), (96, -62, 0.4)]
    tube(thread, 0.34, get('titanium violet'), sides=10)
    big = [(96 + 10.5 * (math.sin(math.radians(a))), -62 + 10.5 * (1 - math.cos(math.radians(a))) * 1, 0.7) for a in range(0, 136, 9)]
    tube(big, lambda v: 0.6 if v < 0.8 else 0.6 * (1 - v) / 0.2 + 0.03, get('polished steel'), steps=5, sides=16)


def island_dressings():
    place(pouch(150, 110, 'feldra', 4), (52, 66, 0), (0, 0, -8))
    # Seen from its back,
    place(soft_square(150, 100, 12, 0.4, 'fleece', lambda x, y: (x, y, 0.5 + 2.6 * island(x, y, 55, 25, 6) + 0.15 * math.sin(x * 0.2) * math.sin(y * 0.2))), (-44, 28, 0), (0, 0, 12))
    # and from its face, with half of the release paper peeled off.
    place(soft_square(150, 100, 12, 0.4, 'fleece', lambda x, y: (x, y, 0.5)), (38, -54, 0), (0, 0, -6))
    pad = soft_square(110, 50, 5, 0.4, 'pad face', lambda x, y: (x, y, 1.0 + 2.6 * island(x, y, 55, 25, 4)))
    place(pad, (38, -54, 0), (0, 0, -6))
    half = cloth(74, 100, get('paper'), lambda x, y: (x, y, 4.2 + max(0, -x - 31) * 0.12 + max(0, -x - 18) ** 2 * 0.05), 0.2, 60, 20)
    place(place(half, (38, 0, 0)), (38, -54, 0), (0, 0, -6))
    place(cloth(70, 100, get('paper'), lambda x, y: (x, y, 0.4 + 0.0035 * (x + 34) ** 2), 0.2, 60, 20), (-76, -58, 0), (0, 0, 16))


def swab(width, plies=4):
    """Folded, with its blue thread."""
    parts = []
    for i in range(plies):
        def wave(x, y, i=i):
            edge = max(0, abs(x) / (width / 2) - 0.94) * 10
            return x, y, i * 0.55 + 0.25 * math.sin(x * 0.13 + i * 1.7) * math.sin(y * 0.11 + i) + 0.2 - edge * 0.3
        parts.append(soft_square(width - i * 0.3, width - i * 0.3, 2.2, 0.42, 'swab', wave, 50))
    parts.append(cloth(width - 1.4, width - 1.4, get('swab net'), lambda x, y: (x, y, plies * 0.55 + 0.45 + 0.25 * math.sin(x * 0.13 + (plies - 1) * 1.7) * math.sin(y * 0.11 + plies - 1)), 0, 60, 60))
    z = plies * 0.55 + 0.75
    parts.append(tube([(-width * 0.22 + 0.6 * math.sin(i * 1.3), -width / 2 + 1 + i * (width - 2) / 14, z + 0.25 * math.sin(i)) for i in range(15)], 0.5, get('blue'), sides=8))
    return parts


def gauze_swabs():
    # A bundle of five in its band,
    for i in range(5):
        place(swab(100), (-34 + (i % 2) * 0.8, 14 - (i % 3) * 0.6, i * 2.9), (0, 0, 10 + (i * 7 % 5) * 0.5))
    top = 15.8
    place([place(box(103, 26, 0.25, get('paper'), 0.1), (0, 0, top)), *[place(box(0.25, 26, top, get('paper'), 0.05), (side * 51.5, 0, 0)) for side in (1, -1)]], (-34, 14, 0), (0, 0, 11))
    place([box(34, 10, 0.1, get('petrol'), 0.02), flat_words('5 x', 6.4, 'mark white', (0, 0, 0.2))], (-34, 14, top + 0.25), (0, 0, 11))
    # and some of the smaller sizes.
    for i in range(3):
        place(swab(75), (62 + i * 0.8, 30, i * 2.9), (0, 0, -12 + i * 1.4))
    place(swab(50), (40, -46, 0), (0, 0, 8))
    place(swab(50), (62, -36, 2.9), (0, 0, 24))


def abdominal_garment():
    """As it is worn, with nobody in it."""
    def girth(z):
        # Half width and half depth at a height.
        points = [(110, 172, 118), (160, 178, 122), (210, 176, 118), (260, 160, 104), (310, 142, 92), (360, 138, 90), (400, 146, 96)]
        for (z0, w0, d0), (z1, w1, d1) in zip(points, points[1:]):
            if z <= z1:
                t = max(0, (z - z0) / (z1 - z0))
                t = t * t * (3 - 2 * t)
                return w0 + (w1 - w0) * t, d0 + (d1 - d0) * t
        return points[-1][1:]

    def point(angle, z, out=0.0):
        w, d = girth(z)
        # Its lower edge rises at the sides and falls to the gusset.
        c, s = math.cos(angle), math.sin(angle)
        return (w + out) * math.copysign(abs(c) ** 0.9, c), (d + out) * math.copysign(abs(s) ** 0.9, s), z
    def low(angle):
        return 96 + 34 * abs(math.cos(angle)) ** 2
    body = surface(lambda u, v: point(2 * math.pi * u, low(2 * math.pi * u) + (400 - low(2 * math.pi * u)) * v), 160, 80, get('knit'), caps=False, smooth_below=80)
    body.modifiers.new('wall', 'SOLIDIFY').thickness = 3
    for side in (1, -1):
        # Legs.
        def leg(u, v):
            angle = 2 * math.pi * u
            z = 170 * v
            r = 76 + 12 * v
            return side * (86 + 2 * v) + r * math.cos(angle) * (1 + 0.02 * v), r * 1.12 * math.sin(angle), z
        made = surface(leg, 96, 40, get('knit'), caps=False, smooth_below=80)
        made.modifiers.new('wall', 'SOLIDIFY').thickness = 3
        tube([(side * 86 + 76.5 * math.cos(a), 85.5 * math.sin(a), 3) for a in [2 * math.pi * i / 48 for i in range(48)]], 3.4, get('knit edge'), closed=True, steps=2, sides=12)
    tube([point(2 * math.pi * i / 64, 400, 1) for i in range(64)], 4.2, get('knit edge'), closed=True, steps=2, sides=12)
    belt = surface(lambda u, v: point(2 * math.pi * u, 362 + 36 * v, 2), 128, 6, get('knit edge'), caps=False, smooth_below=80)
    belt.modifiers.new('wall', 'SOLIDIFY').thickness = 2
    # Two rows of hooks at the front.
    front = -math.pi / 2
    for offset, material in ((-0.12, 'knit edge'), (0.1, 'knit edge')):
        surface(lambda u, v: point(front + offset - 0.07 + 0.14 * u, 150 + 246 * v, 3.4), 8, 60, get(material), closed=False, smooth_below=80)
    for i in range(13):
        z = 160 + i * 18.5
        for offset in (-0.16, -0.1):
            x, y, _ = point(front + offset, z, 4.4)
            place(turned_ring([(1.4, 0), (2.6, 0), (2.6, 1), (1.4, 1)], get('polished steel'), 24), (x, y, z), (90, 0, 0))
        x, y, _ = point(front + 0.05, z, 4.6)
        place(box(9, 3, 1.2, get('polished steel'), 0.4), (x, y, z), (90, 0, 4))
    # Flaps over the openings for drains, and seams.
    for side in (1, -1):
        surface(lambda u, v: point(front + side * (0.72 + 0.26 * u), 226 + 62 * v, 4), 16, 16, get('knit edge'), closed=False, smooth_below=80)
        for offset in (0.42, 1.16):
            tube([point(front + side * (offset + 0.04 * math.sin(i)), 140 + i * 25, 1.4) for i in range(11)], 0.9, get('knit edge'), sides=8)


def facial_garment():
    """On a plain form of a head."""
    centre = (0, 0, 214)

    def reach(d):
        """How far the head goes in a direction: skull, jaw and neck as one, seen from the middle of the skull."""
        total = 0
        for middle, radii in (((0, 12, 22), (74, 94, 92)), ((0, -34, -46), (54, 60, 70)), ((0, -66, -18), (40, 34, 62)), ((0, 26, -120), (56, 58, 130))):
            a = sum((d[i] / radii[i]) ** 2 for i in range(3))
            b = -2 * sum(d[i] * middle[i] / radii[i] ** 2 for i in range(3))
            c = sum((middle[i] / radii[i]) ** 2 for i in range(3)) - 1
            root = b * b - 4 * a * c
            if root >= 0:
                total += max(0, (-b + math.sqrt(root)) / (2 * a)) ** 14
        return total ** (1 / 14)

    def on_head(d, out=0.0):
        r = reach(d) + out
        return tuple(centre[i] + d[i] * r for i in range(3))

    def turned(polar, angle, tilt=-0.12):
        """A direction by its angle from where the face looks."""
        x, up, ahead = math.sin(polar) * math.sin(angle), math.sin(polar) * math.cos(angle), math.cos(polar)
        y, z = -(ahead * math.cos(tilt) - up * math.sin(tilt)), ahead * math.sin(tilt) + up * math.cos(tilt)
        return x, y, z

    def skin(u, v):
        polar = math.pi * (0.02 + 0.96 * v)
        d = (math.sin(polar) * math.cos(2 * math.pi * u), math.sin(polar) * math.sin(2 * math.pi * u), -math.cos(polar))
        x, y, z = on_head(d)
        return x, y, max(0, z)
    surface(skin, 120, 120, get('form'), smooth_below=80)
    # A nose, lips and a chin, no more than a form has.
    place(surface(lambda u, v: ((6 + 9 * v) * math.cos(2 * math.pi * u) * (1 - 0.3 * (v > 0.94)), -4 + (6 + 14 * v) * math.sin(2 * math.pi * u) - 9 * v, -50 * v), 32, 24, get('form'), smooth_below=80), (0, -80, 228), (0, 0, 0))

    # The hood leaves out the face and the crown.
    def face_edge(angle):
        return math.radians(58 + 10 * math.cos(angle) + 4 * math.cos(2 * angle)) if math.cos(angle) > -0.4 else math.radians(58 - 6 + 10 * math.cos(angle) + 4 * math.cos(2 * angle) + 6)

    def back_edge(angle):
        # Above, a strap runs over the crown; below, it ends at the neck.
        above = max(0, math.cos(angle))
        below = max(0, -math.cos(angle))
        return math.radians(128 - 44 * above ** 1.5 - 36 * below ** 1.2)

    def hood(out):
        def at(u, v):
            angle = 2 * math.pi * u
            start, end = face_edge(angle), back_edge(angle)
            return on_head(turned(start + (max(end, start + 0.2) - start) * v, angle), out)
        return at
    made = surface(hood(1.5), 180, 60, get('knit'), caps=False, smooth_below=80)
    made.modifiers.new('wall', 'SOLIDIFY').thickness = 2
    for v in (0, 1):
        tube([hood(2.4)(i / 120, v) for i in range(120)], 2.4, get('knit edge'), closed=True, steps=1, sides=12)
    # The strap at the nape, a mesh round the ear, and its hook and loop.
    for side in (1, -1):
        surface(lambda u, v: on_head(turned(math.radians(96 + 84 * u), side * math.radians(98 + 14 * v - 8 * u)), 3.2), 30, 8, get('knit edge'), closed=False, smooth_below=80)
        ear = [on_head(turned(math.radians(94 + 11 * math.cos(t)), side * math.radians(92 + 13 * math.sin(t))), 2.6) for t in [2 * math.pi * i / 32 for i in range(32)]]
        tube(ear, 1.8, get('knit edge'), closed=True, steps=2, sides=10)
    surface(lambda u, v: on_head(turned(math.radians(64 + 18 * v), math.radians(96 + 30 * u)), 3.6), 20, 10, get('knit edge'), closed=False, smooth_below=80)


pictures = {
    'adhesive-tape': Model(paper_tapes, (0.2, -1, 0.7), 0.1),
    'closure-strips': Model(closure_strips, seen_from, 0.1),
    'paraffin-gauze': Model(paraffin_gauze, seen_from, 0.1),
    'foam-dressing': Model(foam_dressings, seen_from, 0.1),
    'suture-pack': Model(suture_pack, seen_from, 0.1),
    'wound-dressing': Model(island_dressings, seen_from, 0.1),
    'gauze': Model(gauze_swabs, (0.15, -1, 0.75), 0.1),
    'abdominal-garment': Model(abdominal_garment, (0.35, -1, 0.28), 0.1),
    'facial-garment': Model(facial_garment, (0.95, -0.85, 0.18), 0.1),
}
