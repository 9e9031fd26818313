"""What stays in the nose or on it: packs, sponges, haemostatic cloth and splints."""
import math

from model import Model
from shapes import cloth, lathe, place, plate, pouch, round_outline, slab, surface, tube, turned_ring
from materials import get

seen_from = (0.15, -0.85, 1.0)


def block(width, depth, height, material, soft=1.0, corner=1.2):
    return slab(width, depth, height, get(material), corner, soft)


def sinus_packs():
    """Of chitosan, in pairs of three sizes; one was cut."""
    place(pouch(112, 84, 'sorbana', 4), (10, 42, 0), (0, 0, 6))
    rows = [(80, 20, 8, -34, -22, 12), (60, 15, 6, 42, -26, 12), (40, 12, 6, 70, -56, 24)]
    for width, depth, height, x, y, turn in rows:
        place(block(width, depth, height, 'chitosan', 0.8, 2.4), (x, y, 0), (0, 0, turn))
    place(block(80, 20, 8, 'chitosan', 0.8, 2.4), (-28, -46, 0), (0, 0, 4))
    place(block(60, 15, 6, 'chitosan', 0.8, 2.4), (30, -47, 0), (0, 0, 22))
    place(block(24, 12, 6, 'chitosan', 0.6, 1.6), (24, -70, 0), (0, 0, -14))
    place(block(15, 12, 6, 'chitosan', 0.6, 1.6), (46, -73, 0), (0, 0, 26))


def gelatine_sponges():
    place(pouch(120, 92, 'sorbana', 4, 'red'), (44, 52, 0), (0, 0, -8))
    # A tray of clear film holds the standard sheet.
    place(plate(round_outline(104, 74, 8), 1.2, get('pouch film'), 0.4, [round_outline(86, 56, 4)]), (-44, 0, 6), (0, 0, 14))
    place(plate(round_outline(88, 58, 5), 6, get('pouch film'), 0.4, [round_outline(86, 56, 4)]), (-44, 0, 0), (0, 0, 14))
    place(block(80, 50, 10, 'gelatine sponge', 0.7, 1.4), (-44, 0, 1), (0, 0, 14))
    place(block(80, 50, 1.2, 'gelatine sponge', 0.2, 1.4), (44, -30, 0), (0, 0, -10))
    place(lathe([(0.01, 0), (14.2, 0), (15, 0.8), (15, 79.2), (14.2, 80), (0.01, 80)], get('gelatine sponge'), 96), (68, 2, 15), (0, 90, 24))
    for x, y, z, turn in ((-52, -62, 0, 12), (-38, -64, 0, -20), (-45, -62, 10, 38), (-24, -58, 0, 50), (-14, -72, 0, 8), (2, -62, 0, -30)):
        place(block(10, 10, 10, 'gelatine sponge', 0.5, 0.9), (x, y, z), (0, 0, turn))


def haemostatic_gauzes():
    place(pouch(118, 86, 'sorbana', 4), (66, 52, 0), (0, 0, -10))

    # Open knit, laid over itself once.
    def folded(x, y):
        ripple = 0.9 * math.sin(x * 0.11 + y * 0.05) + 0.7 * math.sin(y * 0.16 - x * 0.04)
        if y < 30:
            return x, y, 1.6 + ripple * 0.7
        a = min(math.pi, (y - 30) / 5)
        back = max(0, (y - 30) - 5 * math.pi)
        return x * 0.99 + 3, 30 + 5 * math.sin(a) - back, 1.6 + 5 * (1 - math.cos(a)) * 0.55 + ripple * (0.7 if a < 3 else 0.9) * (1 if back < 1 else 1)
    place(cloth(104, 150, get('open knit'), folded, 0, 90, 140), (-44, 10, 0), (0, 0, 12))
    place(cloth(50, 25, get('fibril'), lambda x, y: 0.5 + 0.5 * math.sin(x * 0.3) * math.sin(y * 0.3), 3.4, 60, 40), (36, -38, 0), (0, 0, -14))
    place(cloth(75, 50, get('close weave'), lambda x, y: 0.4 + (max(0, x - y * 0.4 - 26) ** 2) * 0.035, 0.5, 70, 50), (90, -26, 0), (0, 0, 18))
    place(cloth(50, 12.5, get('open knit'), lambda x, y: 1 + 0.9 * math.sin(x * 0.2), 0, 60, 14), (22, -68, 0), (0, 0, 8))
    place(cloth(25, 25, get('close weave'), lambda x, y: 0.4 + 0.002 * x * x, 0.5, 30, 30), (78, -70, 0), (0, 0, -22))


def tampon(length, wide, high, material, tube_radius=2.6):
    """Along x from 0, with its breathing tube through the middle and its cord."""
    def at(u, v):
        x = v * length
        round_off = min(1, math.sqrt(max(0, 1 - ((x - length + 9) / 9) ** 2)) if x > length - 9 else 1, math.sqrt(max(0, 1 - ((2.4 - x) / 2.6) ** 2)) if x < 2.4 else 1)
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return x, math.copysign(abs(c) ** 0.5, c) * wide / 2 * max(0.02, round_off), math.copysign(abs(s) ** 0.5, s) * high / 2 * max(0.05, round_off ** 0.7)
    parts = [surface(at, 96, 120, get(material), smooth_below=70)]
    parts += place([turned_ring([(1.75, -9), (tube_radius, -9), (tube_radius, length + 3), (1.75, length + 3)], get('soft silicone')), turned_ring([(tube_radius, -9), (4.4, -9), (4.4, -7.6), (tube_radius, -7.6)], get('soft silicone'))], turn=(0, 90, 0))
    return parts


def cord(points):
    tube([(x, y, 0.5) for x, y in points], 0.5, get('blue'), sides=10)


def nasal_tampons():
    """Dry in two lengths, and one that saline has opened."""
    place(pouch(130, 60, 'verdano', 3), (14, 60, 0), (0, 0, 10))
    place(tampon(80, 20, 15, 'wet sponge'), (-44, -4, 7.5), (0, 0, 14))
    cord([(-46, -8), (-60, -22), (-70, -16), (-78, -30), (-66, -40)])
    place(tampon(80, 15, 5, 'dry sponge', 2.2), (-34, -36, 2.6), (0, 0, 12))
    cord([(-36, -38), (-50, -50), (-64, -52), (-58, -66), (-44, -70)])
    place(tampon(60, 15, 5, 'dry sponge', 2.2), (2, -58, 2.6), (0, 0, 10))
    cord([(0, -59), (-14, -70), (-24, -84), (-6, -92), (12, -84)])


def splint(width, height, material='thermoplastic', wings=0.0, top=0.44):
    """A perforated sheet that was moulded over a nose, standing on its margins; the bridge is at +y."""
    def half(v):
        y = v
        side = width / 2 * (top + (1 - top) * (1 - y) ** 1.6)
        if wings:
            side += wings * max(0, (y - 0.72) / 0.28) ** 1.4
        # Its corners are round.
        if y < 0.08:
            side *= 0.86 + 0.14 * math.sqrt(max(0, 1 - ((0.08 - y) / 0.08) ** 2))
        if y > 0.9:
            side *= 0.45 + 0.55 * math.sqrt(max(0, 1 - ((y - 0.9) / 0.1) ** 2))
        return side

    def outline(u, v):
        return (2 * u - 1) * half(v), (v - 0.5) * height + 3 * math.cos((2 * u - 1) * 1.5) * (1 - v) * -1

    def rise(x, y):
        v = min(1, max(0, y / height + 0.5))
        ridge = 22 - 10 * v
        across = abs(x) / (width / 2)
        return x * 0.84, y, max(0.4, ridge * (1 - across ** 1.5) + 1.5)
    foam = cloth(width, height, get('splint foam'), lambda x, y: (rise(x, y)[0] * 0.985, y * 0.985, rise(x, y)[2] - 1.9), 1.6, 60, 60, outline)
    shell = cloth(width, height, get(material), rise, 1.8, 72, 72, outline)
    return [shell, foam]


def nasal_splints():
    sheet = cloth(150, 100, get('thermoplastic'), None, 2.0, 4, 4)
    place(sheet, (6, 62, 0.2), (0, 0, 8))
    place(splint(66, 60), (-44, -16, 0), (0, 0, 16))
    place(splint(58, 78, wings=16), (32, -22, 0), (0, 0, -10))
    place(splint(44, 40), (88, -34, 0), (0, 0, -24))


pictures = {
    'sinus-pack': Model(sinus_packs, seen_from, 0.1),
    'haemostatic-sponge': Model(gelatine_sponges, seen_from, 0.1),
    'haemostatic-gauze': Model(haemostatic_gauzes, seen_from, 0.1),
    'nasal-pack': Model(nasal_tampons, seen_from, 0.1),
    'nasal-splint': Model(nasal_splints, (0.2, -1, 0.75), 0.1),
}
