"""Foot controls; they stand on the table, their cable leads away at the back."""

import math

from families.handpieces import cable, plug
from materials import get
from shapes import box, lathe, place, plate, prism, rod, round_outline, rounded, tube, words

seen_from = (0.42, -1, 0.85)


def three_button_pedal():
    # A rubber sole, a cast base that rises to the back, and a console of buttons above the tread.
    place(plate(round_outline(318, 228, 26), 7, get('rubber'), 2.4))
    base = rounded(
        [(-104, 6), (-104, 20), (14, 34), (40, 62), (104, 66), (104, 6)], [6, 6, 14, 12, 22, 6]
    )
    prism(base, 300, get('graphite'), 7)
    # The tread in its well, ribbed across.
    place(box(232, 122, 2, get('black'), 0.6), (0, -38, 25.6), (6.8, 0, 0))
    place(plate(round_outline(224, 116, 9), 12, get('petrol shell'), 3.6), (0, -38, 27), (10, 0, 0))
    for i in range(9):
        place(
            place(box(206, 4.4, 3, get('rubber'), 1.4), (0, -46 + i * 11.4, 11.2)),
            (0, -38, 27),
            (10, 0, 0),
        )
    # Round, ribbed and triangular, to be told by a clog.
    for x in (-96, 0, 96):
        place(
            lathe([(35, 0), (36, 1), (36, 3), (33, 4.4), (32, 4)], get('soft grey'), 96),
            (x, 72, 64),
            (-2, 0, 0),
        )
    place(
        lathe([(28, 0), (28.6, 2), (27, 7), (22, 11), (12, 14), (0.01, 15)], get('white'), 96, 60),
        (-96, 72, 65),
    )
    place(
        lathe([(28, 0), (28.6, 2), (28, 8), (26.6, 9.4), (0.01, 9.4)], get('white'), 96),
        (0, 72, 65),
    )
    for i in range(5):
        x = -16 + i * 8
        place(box(4, 2 * math.sqrt(23**2 - x * x), 3.4, get('petrol'), 1.2), (x, 72, 73.6))
    place(
        lathe([(28, 0), (28.6, 2), (28, 7), (26.6, 8.2), (0.01, 8.2)], get('red'), 96), (96, 72, 65)
    )
    place(plate(rounded([(-16, -13), (16, -13), (0, 17)], 5), 5, get('white'), 1.8), (96, 70, 72.4))
    # The arch over the pedal.
    tube(
        [
            (-146, -64, 22),
            (-146, -66, 60),
            (-140, -64, 96),
            (-118, -58, 106),
            (0, -52, 108),
            (118, -58, 106),
            (140, -64, 96),
            (146, -66, 60),
            (146, -64, 22),
        ],
        6.5,
        get('steel'),
        steps=12,
    )
    # The carrying bar at the back.
    tube(
        [
            (-104, 108, 40),
            (-104, 124, 66),
            (-98, 130, 104),
            (-80, 132, 114),
            (0, 132, 115),
            (80, 132, 114),
            (98, 130, 104),
            (104, 124, 66),
            (104, 108, 40),
        ],
        5,
        get('steel'),
        steps=12,
    )
    place(rod(10, 96, get('rubber'), 2), (-48, 132, 115), (0, 90, 0))
    place(words('joralis', 11, get('mark white')), (-112, -104.4, 13))
    cable([(40, 108, 22), (44, 140, 8), (70, 176), (140, 190), (188, 168), (206, 118)], 4)
    plug((211, 100), -74, 8, 5, 'graphite')


def foot_pedal():
    # 240 x 200 x 70 mm, cast in one piece; the tread tilts on its axis at the heel.
    place(plate(rounded([(-118, -98), (118, -98), (96, 98), (-96, 98)], 26), 5, get('rubber'), 1.6))
    place(
        plate(
            rounded([(-120, -100), (120, -100), (98, 100), (-98, 100)], 28),
            17,
            get('cast aluminium'),
            6,
        ),
        (0, 0, 4),
    )
    tread = rounded([(-62, -84), (62, -84), (46, 74), (-46, 74)], 10)
    place(
        plate(rounded([(-68, -90), (68, -90), (52, 80), (-52, 80)], 12), 6, get('black'), 1.6),
        (0, 0, 17),
    )
    place(plate(tread, 12, get('graphite'), 4), (0, 0, 25), (7, 0, 0))
    for i in range(13):
        y = -70 + i * 11
        half = 52 - (y + 84) * 0.101
        place(place(box(half * 2, 4, 3.4, get('rubber'), 1.4), (0, y, 11)), (0, 0, 25), (7, 0, 0))
    # The bellows under the tread.
    place(box(90, 20, 28, get('rubber'), 5), (0, 62, 18))
    for x, y, colour, sign in (
        (-92, -48, 'white', '-'),
        (92, -48, 'white', '+'),
        (-82, 34, 'white', None),
        (82, 34, 'red', None),
    ):
        place(
            lathe([(19, 0), (20, 1), (20, 4), (17, 5.4), (16.4, 4)], get('dark steel'), 72),
            (x, y, 20),
        )
        place(
            lathe([(15.8, 0), (16, 5), (14.6, 8.6), (8, 10.6), (0.01, 11)], get(colour), 72, 60),
            (x, y, 21),
        )
        if sign:
            place(place(words(sign, 17, get('mark')), turn=(-90, 0, 0)), (x, y, 32.2))
    # The wire handle folds back.
    for side in (1, -1):
        place([rod(11, 9, get('graphite'), 1.6)], (side * 108 - 4.5, 62, 20), (0, 90, 0))
    tube(
        [
            (-113, 62, 20),
            (-116, 70, 36),
            (-114, 96, 84),
            (-106, 112, 110),
            (-84, 120, 118),
            (0, 121, 119),
            (84, 120, 118),
            (106, 112, 110),
            (114, 96, 84),
            (116, 70, 36),
            (113, 62, 20),
        ],
        4,
        get('steel'),
        steps=12,
    )
    place(rod(8.4, 92, get('rubber'), 2), (-46, 121, 119), (0, 90, 0))
    place(place(words('tarvos', 9, get('mark')), turn=(-90, 0, 0)), (-88, -80, 21.3))
    cable([(30, 98, 14), (34, 126, 6), (60, 158), (116, 166), (152, 136), (164, 86)], 3.6)
    plug((168, 70), -76, 7, 5, 'graphite')
