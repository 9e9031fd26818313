"""Treatment units, the suction unit and the cabinet; they stand on the floor and face -y."""
import math

from model import Model
from shapes import box, circle, front, knurl, lathe, made_by, place, plate, prism, rings, rod, round_outline, rounded, sector, slab, surface, tube, turned_ring, words
from materials import get
from models.consoles import button, display, knob
from models.imaging import flat_screen, key
from models.navigation import castor
from screens import caption, larynx, nose, round_view, screen

seen_from = (0.5, -1.3, 0.42)


# Furniture.

def handle(width, reach=30, thick=6):
    """A bar handle around the origin, before the plane y = 0."""
    w = width / 2
    return [tube([(-w, 0, 0), (-w, -reach * 0.7, 0), (-w + 8, -reach, 0), (w - 8, -reach, 0), (w, -reach * 0.7, 0), (w, 0, 0)], thick, get('satin'), steps=6, sides=20)]


def fronts(x, top, width, heights, face='white', gap=5, y=0.0, grip=0.34):
    """Drawer fronts below each other, the first at height `top`, each with its handle; the dark gap between them is seen."""
    for height in heights:
        place(front(width, height - gap, 20, get(face), 6, 3), (x, y, top - height / 2))
        place(handle(width * grip), (x, y - 20, top - min(46, height * 0.36)))
        top -= height


def carcass(width, depth, low, high, shell='shell', recess=None):
    """
    A body from `low` to `high`; its front is dark, so that gaps between what is put on it are. `recess` is the width,
    height, x and z of a lit recess in its front. Returns y of the front.
    """
    mid = (low + high) / 2
    holes = []
    if recess:
        w, h, x, z = recess
        holes = [[(x + px, z - mid + pz) for px, pz in round_outline(w, h, 12)]]
        place(front(w + 20, h + 20, 4, get('light grey'), 4, 0), (x, -depth / 2 + 230, z))
        place(box(w - 24, 14, 6, get('cabinet light'), 1), (x, -depth / 2 + 40, z + h / 2 - 7))
        place(place(plate(round_outline(w + 26, h + 26, 20), 24, get('shell'), 4, [round_outline(w, h, 12)]), turn=(90, 0, 0)), (x, -depth / 2, z))
    place(plate(round_outline(width, high - low, 14), depth - 10, get(shell), 4, holes), (0, depth / 2, mid), (90, 0, 0))
    place(place(plate(round_outline(width - 6, high - low - 6, 12), 10, get('black'), 1, holes), turn=(90, 0, 0)), (0, -depth / 2 + 10, mid))
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
    parts = [lathe([(radius * 0.8, 0), (radius * 0.95, 2), (radius, 10), (radius, height)], get('jar'), 96), turned_ring([(radius + 0.4, height - 5), (radius + 4, height - 4), (radius + 4, height + 1), (radius + 0.4, height + 2)], get('jar'), 96)]
    if fill:
        parts.append(lathe([(radius * 0.8, 2), (radius * 0.94, 4), (radius - 2, 12), (radius - 2, height * fill)], get('jar liquid'), 96))
    parts += [lathe([(radius + 4, height), (radius + 6, height + 2), (radius + 6, height + 20), (radius, height + 26), (radius * 0.5, height + 29), (0.01, height + 29)], get(lid), 96),
              place(rings(radius + 6.4, 14, get('graphite'), 4, 1), (0, 0, height + 3)),
              lathe([(radius * 0.3, height), (radius * 0.3, height - 44), (radius * 0.2, height - 50), (0.01, height - 50)], get('silicone'), 48)]
    for side in (1, -1):
        parts += [place(lathe([(8, 0), (8, 22), (6, 26)], get('soft grey'), 40), (side * radius * 0.45, 0, height + 27))]
    for i in range(1, 9):
        z, long = height * (0.1 + 0.095 * i), 26 if i % 2 == 0 else 15
        parts.append(place(front(long, 1.8, 0.5, get(mark), 0.4, 0), (-radius * 0.42 + long / 2, -math.sqrt(radius ** 2 - (radius * 0.42) ** 2) - 3.4 + long * 0.03, z), (0, 0, -16)))
        if i % 4 == 0:
            parts.append(place(words(f'{litres * i / 8:g}', 17, get(mark)), (radius * 0.42, -radius * 0.91 - 1.6, z), (0, 0, 22)))
    return parts


def gauge(radius, bands=(), needle=215, unit='kPa'):
    """A dial with bands of colour from angle to angle, in degrees."""
    parts = [turned_ring([(radius - 2, 0), (radius + 6, 0), (radius + 6, 9), (radius + 3, 13), (radius, 10)], get('aluminium'), 96), lathe([(0.01, 3), (radius, 3)], get('mark white'), 96)]
    for start, end, colour in bands:
        parts.append(place(plate(sector(radius * 0.78, radius * 0.9, start, end, 24), 0.6, get(colour)), (0, 0, 3.2)))
    for i in range(21):
        a = math.radians(-45 + 270 * i / 20)
        parts.append(place(box(1.4 if i % 5 else 2.2, radius * (0.12 if i % 5 else 0.22), 0.6, get('mark'), 0), (radius * 0.72 * math.cos(a), radius * 0.72 * math.sin(a), 3.6), (0, 0, math.degrees(a) - 90)))
    parts += [place(box(2.6, radius * 0.8, 1.2, get('red'), 0.3), (radius * 0.32 * math.cos(math.radians(needle)), radius * 0.32 * math.sin(math.radians(needle)), 5), (0, 0, needle - 90)),
              place(lathe([(radius * 0.12, 0), (radius * 0.1, 3), (0.01, 3.4)], get('black'), 40), (0, 0, 4)), place(place(words(unit, radius * 0.26, get('mark')), turn=(-90, 0, 0)), (0, -radius * 0.42, 3.6))]
    return place(parts, turn=(90, 0, 0))


def feet(width, depth):
    for x in (1, -1):
        for y in (1, -1):
            place(lathe([(18, 0), (20, 2), (20, 10), (9, 16), (9, 62)], get('graphite'), 48), (x * (width / 2 - 60), y * (depth / 2 - 60), 0))


# What stands and hangs on a unit.

def handpiece(ring='petrol', tip='straight'):
    """A handle for suction, water or air, its cannula up; along z, its hose at the bottom."""
    parts = [lathe([(5, -16), (8, -6), (10.5, 0), (11.5, 30), (10.5, 74), (8, 92), (5, 100), (3, 104)], get('white'), 64), place(rings(11.7, 34, get('graphite'), 8, 0.8), (0, 0, 14)), place(rod(11.4, 5, get(ring), 0.5), (0, 0, 56))]
    end = [(0, 0, 102), (0, 0, 140), (0, 0, 168)] if tip == 'straight' else [(0, 0, 102), (0, 0, 136), (0, -12, 156), (0, -34, 168)]
    return [*parts, tube(end, 2.6, get('steel'), sides=16)]


def hung(x, y, z, ring, to, side=1, drop=90, hose='soft grey'):
    """A handpiece in its fork, and the hose that hangs from it and leads to a point."""
    place([place(slab(30, 34, 16, get('graphite'), 12, 4), (0, 10, 0)), place(turned_ring([(12, 0), (17, 0), (17, 14), (12, 14)], get('soft grey'), 64), (0, -4, 1))], (x, y, z - 6))
    place(handpiece(ring), (x, y - 4, z - 28), (-4, side * 3, 0))
    low = z - 44
    tube([(x, y - 4, low + 4), (x, y - 6, low - drop * 0.5), (x + side * 14, y - 22, low - drop * 0.92), (x + side * 34, y - 12, low - drop), (x + side * 46, y + 8, low - drop * 0.8), to], 6, get(hose), steps=14)


def atomiser(colour='jar liquid'):
    """A bottle of 50 ml with its long nozzle towards -y."""
    return [lathe([(18, 0), (21, 3), (21, 42), (12, 56), (11, 60)], get('jar'), 64), lathe([(18, 1), (20, 4), (20, 26), (0.01, 26)], get(colour), 64), lathe([(13, 58), (14, 60), (14, 72), (10, 76), (6, 84), (0.01, 84)], get('satin'), 64),
            tube([(0, 0, 80), (0, -14, 88), (0, -50, 104), (0, -84, 122)], lambda v: 3.4 - 1.4 * v, get('steel'), sides=16), place(rod(7, 12, get('petrol'), 2), (0, 10, 74), (-90, 0, 0))]


def telescopes(count, pitch=46, width=40):
    """A heated holder with telescopes upright in its tubes, around the origin."""
    place(slab(count * pitch + width, 96, 78, get('shell'), 18, 7))
    place(slab(count * pitch + width - 16, 80, 4, get('satin'), 12, 1), (0, 0, 77))
    for i in range(count):
        x = (i - (count - 1) / 2) * pitch
        place(turned_ring([(9, 0), (14, 0), (14, 6), (12, 8), (9, 8)], get('petrol silicone'), 64), (x, 6, 80))
        place([lathe([(4, 0), (4, 30), (7, 34), (9, 40), (9, 66)], get('steel'), 48), lathe([(11, 66), (13, 68), (13, 82), (16, 88), (18, 96), (18, 104), (15, 106)], get('black'), 64),
               place(rod(9.4, 4, get(('red', 'blue', 'green', 'yellow')[i % 4]), 0.4), (0, 0, 58)), place(rod(5, 18, get('satin')), (0, -8, 48), (90, 0, 0))], (x, 6, 80))
    place([*display(46, 20, [('40', 13, -21, 0, 'screen white'), ('C', 10, 2, 0, 'screen cyan')], 'black')], (-count * pitch / 2 + 18, -48, 40))
    place(front(8, 8, 2, get('led green'), 3.8, 0), (count * pitch / 2 - 4, -48, 40))


def swan_lamp(x, y, z, height=330, side=-1, reach=190):
    """A lamp on a bent neck, shining down and to a side."""
    place(lathe([(26, 0), (28, 2), (28, 22), (20, 28), (13, 30)], get('graphite'), 64), (x, y, z))
    end = (x + side * reach, y - 40, z + height * 0.86)
    path = [(x, y, z + 26), (x, y, z + height * 0.6), (x + side * 20, y - 4, z + height * 0.9), (x + side * reach * 0.45, y - 18, z + height * 1.04), (x + side * reach * 0.84, y - 34, z + height * 0.97), end]
    tube(path, lambda v: 9 + 0.7 * math.sin(v * 2 * math.pi * 60), get('graphite'), steps=70, sides=24)
    head = [lathe([(16, 24), (24, 14), (52, -30), (56, -44), (54, -48), (50, -45)], get('shell'), 96), lathe([(0.01, -42), (50, -42)], get('white glow'), 72), place(rings(17, 26, get('graphite'), 6, 1), (0, 0, 10)), turned_ring([(50, -46), (56.6, -46), (56.6, -40), (50, -40)], get('petrol'), 96)]
    place(head, end, (0, -side * 24 if side < 0 else -24, 0) if side > 0 else (0, 24, 0))


def kidney_dish(wide=190):
    """A dish of steel on z = 0."""
    outline = rounded([(-wide / 2, -44), (-wide * 0.2, -34), (wide * 0.2, -34), (wide / 2, -44), (wide / 2, 34), (wide * 0.24, 52), (-wide * 0.24, 52), (-wide / 2, 34)], 34)
    inner = [(x * 0.93, y * 0.88) for x, y in outline]
    return [place(plate(outline, 30, get('polished steel'), 1, [inner])), plate(inner, 3, get('satin'))]


def view_screen(view, width=476, height=268, tag='LARYNX'):
    """A monitor around the origin that shows what an endoscope sees."""
    flat_screen(width, height, 12, 8, 'white', thick=24)
    place(screen(width, height, round_view(view, 0.93), 620), (0, -0.9, 0))
    place([caption(tag, 14, -width / 2 + 12, height / 2 - 18, 'screen cyan'), caption('00:01:24', 12, width / 2 - 84, height / 2 - 18, 'screen red'), caption('K-1187', 12, width / 2 - 64, -height / 2 + 14)], (0, -1.4, 0))


# The products.

def side_console(side):
    """What one physician works with: suction outermost, water beside it, three atomisers towards the middle."""
    section = rounded([(-110, 0), (-110, 34), (-34, 112), (90, 112), (90, 0)], [6, 16, 20, 16, 6])
    prism(section, 330, get('shell'), 5)
    prism([(y * 1.004, z * 0.22 + 4) for y, z in section], 331, get('petrol'), 2)
    angle = -math.degrees(math.atan2(76, 78))
    panel = [front(292, 84, 2, get('graphite'), 9, 0.6), *place([*display(84, 44, [('-40', 22, -38, 3, 'screen white'), ('kPa', 9, 14, -1, 'screen cyan'), ('37.0 C', 9, -38, -15, 'screen amber')], 'black')], (-86, -2, 4))]
    for i, colour in enumerate(('white', 'white', 'petrol', 'white', 'red')):
        panel += place(key(12, None, colour, 'led green' if i == 0 else None), (-14 + i * 32, -2, 6))
        panel.append(place(front(16, 2, 0.3, get('mark white'), 0.6, 0), (-14 + i * 32, -2, -18)))
    place(panel, (0, -72.6, 73.4), (angle, 0, 0))
    for i in range(3):
        place(atomiser(('jar liquid', 'amber filter', 'jar liquid')[i]), (-side * (104 - i * 58), 30, 112))
        place(turned_ring([(21.5, 0), (27, 0), (27, 12), (21.5, 12)], get('petrol silicone'), 64), (-side * (104 - i * 58), 30, 110))
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
        tube([(x + 33, y + 96, 630), (x + 34, y + 94, 660), (x + 44, y + 130, 676), (x + 46, y + 226, 680)], 7, get('soft grey'))
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
    tube([(-640, 200, top + 490), (-600, 186, top + 520), (-420, 130, top + 560)], 13, get('shell'), steps=10, sides=28)
    place(lathe([(18, -22), (20, -18), (20, 18), (18, 22)], get('graphite'), 48), (-640, 200, top + 492))
    place([lathe([(18, -20), (20, -16), (20, 16), (18, 20)], get('graphite'), 48)], (-420, 130, top + 558))
    tube([(-420, 130, top + 558), (-330, 60, top + 530), (-270, 20, top + 470)], 12, get('shell'), steps=10, sides=28)
    place([lathe([(20, 30), (34, 20), (78, -26), (82, -40), (78, -44)], get('shell'), 96), lathe([(0.01, -38), (78, -38)], get('white glow'), 96), turned_ring([(76, -46), (83, -44), (83, -36), (76, -36)], get('petrol'), 96)], (-262, 14, top + 446), (14, -20, 0))
    place(rod(20, 330, get('satin'), 3), (330, 200, top))
    place(lathe([(44, 0), (46, 3), (46, 16), (24, 26)], get('graphite'), 64), (330, 200, top))
    place(made_by(lambda: view_screen(larynx, 560, 315)), (330, 150, top + 440), (-4, 0, -6))


def wire_basket(width, depth, height):
    parts = [tube([(x, y, height) for x, y in round_outline(width, depth, 16, 4)], 3, get('steel'), closed=True, smooth=False, sides=8), tube([(x, y, 2) for x, y in round_outline(width - 8, depth - 8, 16, 4)], 2.4, get('steel'), closed=True, smooth=False, sides=8)]
    for i in range(round(width / 18)):
        x = -width / 2 + 12 + i * 18
        parts.append(tube([(x, -depth / 2 + 1, height), (x, -depth / 2 + 5, 2), (x, depth / 2 - 5, 2)], 1.3, get('steel'), smooth=False, sides=6))
    return parts


def container(width, depth, height, colour='petrol aluminium'):
    """A container for sterilisation with its clasps."""
    return [slab(width, depth, height * 0.7, get('aluminium'), 12, 4), place(slab(width + 6, depth + 6, height * 0.28, get(colour), 13, 5), (0, 0, height * 0.7)), place(front(44, 30, 5, get('satin'), 4, 1.5), (0, -depth / 2 - 1, height * 0.66)), place(front(50, 26, 0.6, get('paper'), 2, 0), (-width * 0.28, -depth / 2, height * 0.34))]


def packs(count, width=110, height=150):
    """Sterile packs that stand one behind the other, as in a basket."""
    parts = []
    for i in range(count):
        parts += place([front(width, height - (i % 3) * 8, 3, get('pouch paper'), 4, 1), place(front(width - 12, 22, 0.4, get('petrol'), 2, 0), (0, -3, height * 0.28)), place(front(width - 20, height * 0.4, 0.4, get('pouch film'), 2, 0), (0, -3, -height * 0.12))], ((i % 2) * 5, i * 16, height / 2), (-7, 0, 0))
    return parts


def bottle(radius, height, label='petrol'):
    return [lathe([(radius - 3, 0), (radius, 3), (radius, height * 0.7), (radius * 0.5, height * 0.84), (radius * 0.4, height * 0.86)], get('white'), 64, 40), lathe([(radius * 0.46, height * 0.85), (radius * 0.46, height), (0.01, height)], get('graphite'), 48), lathe([(radius + 0.3, height * 0.22), (radius + 0.3, height * 0.56)], get(label), 64)]


def instrument_cabinet():
    """900 x 420 x 1,750 mm, of ground steel: two doors of glass, four shelves, three drawers under one key."""
    steel, w, d = get('brushed sheet'), 900, 420
    for x in (1, -1):
        for y in (1, -1):
            castor(x * 380, y * 140, 44, x * y * 16)
    low, mid, high = 116, 640, 1660
    for x in (1, -1):
        place(box(24, d, high - low, steel, 2), (x * (w / 2 - 12), 0, low))
    place(box(w - 40, 12, high - low, steel, 1), (0, d / 2 - 6, low))
    for z, thick in ((low, 30), (mid - 14, 24), (high - 30, 30)):
        place(box(w - 30, d - 4, thick, steel, 2), (0, 0, z))
    place(box(30, 24, high - mid, steel, 2), (0, -d / 2 + 12, mid))
    place(prism(rounded([(-d / 2, 0), (-d / 2, 12), (d / 2, 90), (d / 2, 0)], 4), w, steel, 2), (0, 0, high))
    place(front(w - 52, mid - low - 44, 2, get('black'), 2, 0), (0, -d / 2 + 2, (mid + low) / 2))
    place(box(w - 90, 10, 8, get('cabinet light'), 1), (0, -d / 2 + 34, high - 40))
    fronts(0, 622, 846, (158, 158, 158), 'brushed sheet', y=-d / 2, grip=0.22)
    place([lathe([(13, 0), (14, 1), (13, 5), (0.01, 6)], get('polished steel'), 48), place(box(3, 11, 2, get('black'), 0.3), (0, 0, 5)), place(lathe([(14.6, 0), (17, 0), (17, 2)], get('red'), 48), (0, 0, 0))], (372, -d / 2 - 20, 560), (90, 0, 0))
    for side in (1, -1):
        x, height = side * 217, high - mid - 34
        place(place(plate(round_outline(424, height, 6), 22, steel, 2.4, [round_outline(344, height - 84, 8)]), turn=(90, 0, 0)), (x, -d / 2, (mid + high) / 2 - 4))
        place(front(352, height - 76, 5, get('door glass'), 6, 0), (x, -d / 2 - 8, (mid + high) / 2 - 4))
        place(place(handle(200, 34), turn=(0, 90, 0)), (side * 34, -d / 2 - 22, (mid + high) / 2 - 30))
        for z in (mid + 120, high - 140):
            place(rod(7, 60, get('satin'), 1), (side * 434, -d / 2 - 10, z))
    # Its shelves and what is on them.
    levels = (mid + 12, 846, 1046, 1246, 1446)
    for z in levels[1:]:
        place(box(w - 54, d - 60, 12, get('satin'), 2), (0, 10, z - 12))
        place(box(w - 130, 8, 5, get('cabinet light'), 1), (0, -d / 2 + 60, z - 17))
    for parts, x, z in ((container(330, 260, 130), -214, 0), (container(300, 260, 120, 'red aluminium'), 210, 0), (wire_basket(340, 250, 80), -214, 1), (wire_basket(320, 250, 70), 212, 2), (container(280, 240, 110, 'blue aluminium'), 210, 1), (container(250, 240, 100, 'gold aluminium'), -220, 3)):
        place(parts, (x, -20, levels[z]))
    place(packs(12), (-286, -110, levels[1] + 8))
    place(packs(12, 120, 130), (-150, -110, levels[1] + 8))
    place(packs(11, 130, 120), (140, -110, levels[2] + 8))
    place(packs(11, 110, 140), (280, -110, levels[2] + 8))
    for i, (x, r, h) in enumerate(((-340, 32, 150), (-266, 32, 150), (-190, 28, 120))):
        place(bottle(r, h, ('petrol', 'petrol', 'blue')[i]), (x, -70, levels[2]))
    place([lathe([(44, 0), (46, 2), (46, 110), (43, 112)], get('polished steel'), 72), *[tube([(10 * math.cos(k), 10 * math.sin(k), 20), (30 * math.cos(k), 30 * math.sin(k), 110), (40 * math.cos(k), 40 * math.sin(k), 160)], 3, get('steel'), sides=10) for k in (0, 1, 2.2, 3.4, 4.6)]], (-110, -60, levels[2]))
    for i in range(4):
        place(box(150, 190, 30, get('folder' if i % 2 else 'pouch paper'), 5), (140 + 3 * (i % 2), -30, levels[3] + i * 31))
    place(bottle(36, 140, 'green'), (270, -60, levels[3]))
    place(bottle(30, 130, 'petrol'), (346, -60, levels[3]))
    place(container(340, 240, 110), (-214, -20, levels[4]))
    place(packs(10, 150, 120), (150, -110, levels[4]))
    place(packs(10, 130, 110), (300, -110, levels[4]))


def coloured_gauge(radius, needle=150):
    """With the ranges for the ear, the nose and a shaver."""
    return gauge(radius, ((176, 222, 'green'), (118, 172, 'yellow'), (-44, 114, 'red')), needle)


def suction_unit():
    """430 x 400 x 840 mm: gauge and knob in front, two jars of 2 litres with their valve, a handle behind."""
    for x in (1, -1):
        for y in (1, -1):
            castor(x * 150, y * 140, 40, x * y * 18)
            if y < 0:
                place(slab(26, 40, 8, get('red'), 8, 2), (x * 150, -196, 62), (18, 0, 0))
    place(slab(400, 370, 26, get('graphite'), 50, 8), (0, 0, 90))
    place(slab(430, 400, 168, get('shell'), 54, 20), (0, 0, 108))
    place(slab(433, 403, 7, get('petrol'), 55, 2), (0, 0, 226))
    y = -200
    place(coloured_gauge(50), (-118, y, 176))
    place(knob(30, 22, 'white'), (-8, y, 176))
    for i in range(19):
        a = math.radians(225 - 15 * i)
        place(rod(1.4, 0.6, get('mark'), 0.1, 16), (-8 + 42 * math.cos(a), y, 176 + 42 * math.sin(a)), (90, 0, 0))
    for i in range(7):
        place(front(70, 4, 0.6, get('black'), 1.8, 0), (86, y, 146 + i * 10))
    place(key(15, None, 'graphite', 'led green'), (160, y + 6, 176))
    place(words('moravel 60', 15, get('mark')), (86, y - 0.4, 128))
    # The tray with its rim.
    place(slab(396, 366, 10, get('graphite'), 44, 4), (0, 0, 274))
    for x, fill in ((-112, 0.42), (40, 0.0)):
        place(lathe([(74, 0), (76, 2), (76, 18), (70, 22)], get('graphite'), 96), (x, -40, 282))
        place(jar(64, 186, 2, fill, 'mark'), (x, -40, 290))
    # The changeover valve between the lids, its lever towards the jar in use.
    place([lathe([(20, 0), (22, 2), (22, 30), (18, 34)], get('satin'), 64), place(box(12, 58, 10, get('red'), 4), (0, -18, 34), (0, 0, -50))], (-36, 30, 500))
    for x in (-112 + 29, 40 - 29):
        tube([(x, -40, 528), (x, -38, 552), (x * 0.6 - 14, 0, 560), (-36 + (x + 36) * 0.4, 30, 516)], 6, get('soft grey'), steps=10)
    place(rod(9, 230, get('satin'), 2), (-36, 30, 282))
    # The filter, which keeps water back.
    place([lathe([(26, 0), (28, 3), (28, 40)], get('graphite'), 64), lathe([(30, 40), (44, 48), (44, 62), (30, 70), (10, 74), (8, 96)], get('clear film'), 72), lathe([(0.01, 55), (42, 55)], get('mark white'), 64)], (150, 40, 282))
    tube([(69, -40, 528), (72, -38, 560), (110, 0, 560), (146, 36, 480), (150, 40, 384)], 6, get('soft grey'), steps=14)
    # The handle, and the hose that hangs on it.
    tube([(-170, 176, 250), (-170, 176, 600), (-170, 176, 780), (-160, 172, 826), (-110, 168, 836), (0, 168, 836), (110, 168, 836), (160, 172, 826), (170, 176, 780), (170, 176, 600), (170, 176, 250)], 12, get('satin'), sides=32)
    place(rod(17, 190, get('rubber'), 5), (-95, 168, 836), (0, 90, 0))
    tube([(-141, -40, 528), (-150, -44, 566), (-176, 0, 620), (-176, 120, 700), (-140, 150, 720), (-96, 120, 600), (-90, 100, 560), (-60, 120, 620), (0, 150, 740), (80, 152, 742), (186, 150, 640), (236, 90, 440), (232, 20, 320), (212, -30, 300), (206, -52, 330), (206, -56, 366)], 7, get('soft grey'), steps=14)
    place([place(slab(34, 34, 18, get('graphite'), 12, 4), (0, 6, 0)), place(turned_ring([(12, 0), (18, 0), (18, 16), (12, 16)], get('soft grey'), 64), (0, -10, 1))], (206, -46, 400))
    tube([(206, -30, 409), (206, 40, 409), (190, 150, 420), (172, 172, 430)], 7, get('satin'), sides=20)
    place(handpiece('petrol'), (206, -56, 380), (-3, 0, 0))


def compact_unit():
    """750 x 500 x 850 mm, for one physician: light source, jar and suction at the left, drawers and a door at the right."""
    plinth(750, 500, 64)
    y = carcass(720, 480, 60, 814, recess=(250, 300, -214, 410))
    worktop(750, 500, 814, 36)
    # The light source with its two outlets.
    place(front(276, 206, 20, get('petrol shell'), 8, 3), (-214, y, 702))
    place([*display(104, 42, [('5700 K', 17, -48, 6, 'screen white'), ('30 W', 12, -48, -13, 'screen cyan')], 'black')], (-268, y - 20, 756))
    place(knob(20, 15, 'white'), (-140, y - 20, 756))
    for x in (-270, -200):
        place([lathe([(24, 0), (25, 1), (25, 4), (19, 7), (15, 6)], get('aluminium'), 72), lathe([(8, 3), (9, 4), (9, 12), (6, 12)], get('satin'), 48), lathe([(0.01, 8), (6, 8)], get('ring white'), 40)], (x, y - 20, 664), (90, 0, 0))
    place(key(11, None, 'white', 'led green'), (-122, y - 20, 664))
    place(jar(64, 190, 2, 0.4, 'mark'), (-214, y + 90, 262))
    tube([(-185, y + 90, 500), (-184, y + 88, 526), (-150, y + 110, 540), (-130, y + 226, 540)], 6, get('soft grey'))
    place(front(276, 172, 20, get('white'), 6, 3), (-214, y, 152))
    for i in range(7):
        place(front(150, 6, 1, get('black'), 2.6, 0), (-214, y - 19.6, 116 + i * 13))
    fronts(144, 806, 424, (150, 150), y=y)
    place(front(424, 435, 20, get('oak'), 6, 3), (144, y, 286))
    place(place(handle(150), turn=(0, 90, 0)), (-24, y - 20, 400))
    place(words('moravel', 22, get('mark')), (262, y - 20.4, 690))
    # On top: atomisers, the mirror warmer, the dish; suction at the right.
    top = 850
    place(slab(126, 84, 40, get('shell'), 16, 6), (-70, -96, top))
    for i, colour in enumerate(('jar liquid', 'amber filter')):
        place(turned_ring([(21.5, 0), (27, 0), (27, 12), (21.5, 12)], get('petrol silicone'), 64), (-100 + i * 60, -96, top + 38))
        place(atomiser(colour), (-100 + i * 60, -96, top + 40))
    place(slab(110, 90, 64, get('shell'), 16, 6), (70, -90, top))
    place(slab(82, 60, 3, get('black'), 12, 0), (70, -90, top + 63))
    for i in range(3):
        x = 46 + i * 24
        tube([(x, -86, top + 20), (x, -88, top + 120), (x, -92, top + 150)], 2.2, get('steel'), sides=12)
        place(rod(10 + i, 2, get('polished steel'), 0.4), (x, -92, top + 156), (70, 0, 0))
    place(front(30, 8, 1, get('led green'), 3, 0), (70, -135.4, top + 30))
    place(kidney_dish(170), (232, -120, top), (0, 0, -8))
    for i, (ring, dy) in enumerate((('petrol', -120), ('blue', -40))):
        hung(396, dy, 800, ring, (362, dy + 70, 560 - i * 30), 1, 190)
    # The shelf on its cable duct, with the monitor.
    for x in (-300, 300):
        place(slab(46, 40, 226, get('aluminium'), 12, 4), (x, 200, top))
    place(slab(720, 190, 24, get('white'), 22, 6), (0, 150, top + 222))
    place(slab(723, 193, 5, get('petrol'), 23, 2), (0, 150, top + 231))
    place(slab(180, 130, 12, get('graphite'), 30, 4), (60, 160, top + 246))
    place(slab(54, 36, 150, get('graphite'), 12, 4), (60, 190, top + 250))
    place(made_by(lambda: view_screen(nose, 531, 299, 'NOSE')), (60, 140, top + 440), (-4, 0, -4))
    swan_lamp(-290, 150, top + 246, 330, -1, 150)


def mobile_unit():
    """460 x 480 x 910 mm on castors of 100 mm: tray, jars with their valve, sockets, a compartment for waste."""
    for x in (1, -1):
        for z in (1, -1):
            castor(x * 166, z * 170, 50, x * z * 16)
    place(slab(450, 470, 40, get('graphite'), 50, 12), (0, 0, 112))
    y = carcass(430, 450, 140, 850, recess=(196, 250, 104, 700))
    place(slab(460, 480, 26, get('white'), 30, 6), (0, 0, 850))
    place(slab(462, 482, 5, get('petrol'), 31, 1.4), (0, 0, 860))
    for x in (58, 150):
        place(jar(40, 150, 1.5, 0.4 if x < 100 else 0, 'mark'), (x, y + 60, 578))
        tube([(x + 18, y + 60, 780), (x + 18, y + 62, 800), (104 + (x - 104) * 0.3, y + 90, 804)], 5, get('soft grey'))
    place([lathe([(13, 0), (14, 1), (14, 16), (11, 18)], get('satin'), 48), place(box(8, 34, 7, get('red'), 3), (0, -10, 18), (0, 0, 40))], (104, y - 4, 800), (90, 0, 0))
    fronts(-106, 843, 206, (130, 130, 140), y=y, grip=0.46)
    place(front(218, 112, 20, get('petrol shell'), 8, 3), (104, y, 500))
    place(coloured_gauge(32), (58, y - 20, 504))
    place(knob(20, 15, 'white'), (142, y - 20, 516))
    place(key(8, None, 'white', 'led green'), (142, y - 20, 470))
    # What one steps on, to open the flap.
    place(front(418, 276, 20, get('white'), 8, 3), (0, y, 292))
    place(front(280, 26, 2, get('light grey'), 10, 0.6), (0, y - 20, 396))
    place(words('alvena', 26, get('mark')), (0, y - 20.4, 330))
    tube([(-30, -190, 120), (-30, -250, 96), (30, -250, 96), (30, -190, 120)], 7, get('satin'), smooth=False, sides=16)
    place(slab(96, 54, 12, get('graphite'), 14, 4), (0, -264, 90), (-8, 0, 0))
    # The right side: four sockets, the bracket with the box for sharps, the handle.
    for i in range(4):
        z, dy = 330 + 74 * (i // 2), -40 + 74 * (i % 2)
        place(place([plate(round_outline(66, 66, 10), 5, get('white'), 2), place(turned_ring([(19, 0), (23, 0), (23, 4), (19, 4)], get('shell'), 64), (0, 0, 4)), place(rod(19, 0.6, get('light grey')), (0, 0, 4.4)), *[place(rod(2.6, 0.8, get('black')), (x, 0, 4.6)) for x in (-9.5, 9.5)]], turn=(90, 0, 90)), (214, dy, z))
    place(slab(30, 130, 8, get('satin'), 6, 2), (228, -70, 560))
    place(slab(110, 120, 150, get('yellow'), 16, 6), (276, -70, 568))
    place(slab(116, 126, 30, get('red'), 18, 6), (276, -70, 716))
    place(slab(60, 50, 8, get('white'), 12, 2), (276, -70, 746))
    place(front(70, 46, 0.6, get('mark white'), 4, 0), (276, -130.6, 640))
    for side in (1, -1):
        tube([(side * 214, -40, 800), (side * 250, -40, 806), (side * 254, -20, 806), (side * 254, 150, 806), (side * 250, 170, 806), (side * 214, 170, 800)], 9, get('satin'), steps=8, sides=24)
    # The tray with what lies ready, the lamp.
    top = 876
    place(place(plate(round_outline(300, 200, 22), 20, get('polished steel'), 2, [round_outline(286, 186, 16)]), (-50, -110, top)))
    place(plate(round_outline(288, 188, 16), 4, get('satin')), (-50, -110, top))
    for i in range(4):
        tube([(-170 + i * 24, -180, top + 8), (-166 + i * 24, -100, top + 8), (-160 + i * 24, -50, top + 12)], lambda v: 3.4 - 2 * v, get('instrument steel'), sides=14)
    place(kidney_dish(120), (20, -130, top + 4), (0, 0, 70))
    place(lathe([(30, 0), (32, 2), (36, 46), (34, 46)], get('polished steel'), 64), (150, -170, top))
    place(bottle(26, 130), (170, -40, top))
    place(bottle(26, 120, 'blue'), (170, 30, top))
    swan_lamp(-150, 170, top, 420, 1, 170)
    hung(-236, -150, 830, 'petrol', (-214, -60, 700), -1, 170)


def treatment_unit():
    """820 x 520 x 880 mm under one slab of quartz; four drawers, four hoses that start when they are lifted."""
    feet(760, 480)
    plinth(800, 500, 50)
    y = carcass(780, 500, 56, 850, recess=(250, 350, -244, 560))
    worktop(820, 520, 850, 30, 'quartz', None)
    place(jar(66, 200, 2, 0.36, 'mark'), (-244, y + 90, 386))
    tube([(-214, y + 90, 636), (-212, y + 92, 668), (-170, y + 110, 690), (-160, y + 226, 690)], 6, get('soft grey'))
    place(front(276, 320, 20, get('white'), 6, 3), (-244, y, 220))
    place(place(handle(150), turn=(0, 90, 0)), (-136, y - 20, 280))
    place(words('dorana', 30, get('mark')), (-264, y - 20.4, 340))
    fronts(144, 842, 490, (180, 190, 200, 212), y=y, grip=0.3)
    place(front(10, 10, 2, get('led green'), 4.8, 0), (366, y - 20, 808))
    # The console behind: outputs and keys above, hoses in their holders below.
    top = 880
    place(place(plate(round_outline(640, 300, 26), 150, get('shell'), 8), turn=(90, 0, 0)), (-60, 240, top + 150))
    place(place(plate(round_outline(644, 304, 27), 6, get('petrol'), 1.4), turn=(90, 0, 0)), (-60, 106, top + 150))
    f = 90
    place(front(600, 104, 3, get('screen glass'), 14, 0.8), (-60, f, top + 230))
    place([*display(150, 66, [('BIPOLAR', 13, -70, 20, 'screen amber'), ('24', 36, -70, -10, 'screen white'), ('W', 15, -14, -16, 'screen cyan'), ('39 C', 15, 20, -16, 'screen cyan')], 'black')], (-256, f - 3, top + 230))
    for i, colour in enumerate(('white', 'white', 'petrol')):
        place(key(17, None, colour, 'led green' if i == 1 else None), (-130 + i * 52, f - 3, top + 230))
    place(coloured_gauge(36), (74, f - 3, top + 230))
    place(knob(22, 16, 'white'), (150, f - 3, top + 230))
    for x in (200, 222):
        place([lathe([(9, 0), (10, 1), (10, 5), (6, 6), (5, 1), (0.01, 1)], get('blue'), 48)], (x, f - 3, top + 230), (90, 0, 0))
    place(front(440, 22, 30, get('graphite'), 9, 4), (-140, f, top + 150))
    for i, ring in enumerate(('petrol', 'petrol', 'blue', 'yellow')):
        x = -310 + i * 110
        hung(x, f - 46, top + 154, ring, (x + 60, f - 4, top + 60), 1, 66)
    # The warmer for mirrors and specula, sprays beside it.
    place(slab(150, 110, 60, get('shell'), 16, 6), (180, 20, top))
    place(slab(120, 76, 3, get('black'), 12, 0), (180, 20, top + 59))
    for i in range(4):
        x = 140 + i * 26
        tube([(x, 22, top + 20), (x, 20, top + 106), (x, 14, top + 134)], 2.2, get('steel'), sides=12)
        place(rod(9 + i, 2, get('polished steel'), 0.4), (x, 14, top + 142), (70, 0, 0))
    place(front(34, 8, 1, get('led green'), 3, 0), (180, -35.6, top + 30))
    place(kidney_dish(180), (-90, -150, top), (0, 0, 6))
    for i in range(2):
        place(bottle(24, 120, ('petrol', 'blue')[i]), (300 + i * 58, 60 + i * 50, top))
    # Lamp at the left, monitor on its arm at the right.
    swan_lamp(-320, 180, top + 298, 240, -1, 150)
    tube([(380, 60, 800), (440, 60, 800), (470, 70, 812), (474, 80, 860), (474, 90, 1150)], 18, get('shell'), sides=36)
    place(lathe([(24, -20), (26, -16), (26, 16), (24, 20)], get('graphite'), 48), (474, 78, 850))
    place(slab(50, 50, 60, get('graphite'), 14, 6), (474, 92, 1130))
    place(made_by(lambda: view_screen(larynx, 430, 270)), (474, 30, 1200), (-4, 0, -10))


pictures = {
    'suction-unit': Model(suction_unit, seen_from, 0.06, 70),
    'compact-unit': Model(compact_unit, seen_from, 0.06, 70),
    'mobile-unit': Model(mobile_unit, seen_from, 0.06, 70),
    'treatment-unit': Model(treatment_unit, seen_from, 0.06, 70),
    'ent-unit': Model(ent_unit, seen_from, 0.06, 70),
    'instrument-cabinet': Model(instrument_cabinet, (0.5, -1.3, 0.32), 0.06, 70),
}
