"""Still lifes of specialities and services: models of several families on one table."""
from materials import get
from model import Model, from_above
from models import burs, consoles, drill_consoles, drills, ear_implants, endoscopes, ent_imaging, flexible_scopes, hand_instruments, handpieces
from models import headlights, mammoplasty, navigation, saws, wound_care
from shapes import box, made_by, place, plate, points_of, rod


def put(build, at, turn=0, scale=1.0):
    """What a function builds, with the middle of its foot at a place, in millimetres."""
    things = place(made_by(build), turn=(0, 0, turn), scale=scale)
    points = points_of(things)
    low, high = points.min(0), points.max(0)
    x, y, z = (*at, 0)[:3]
    return place(things, (x - (low[0] + high[0]) / 2, y - (low[1] + high[1]) / 2, z - low[2]))


def ent():
    put(ent_imaging.hollin_unit, (-85, 165), 8, 0.7)
    put(headlights.led_headlight, (160, 85), -28, 0.8)
    put(flexible_scopes.flexible_scope, (-95, -40), 28, 0.92)
    put(endoscopes.rigid_telescope, (60, -45), 6)
    put(drills.angled_handpiece, (10, -150), -2, 0.8)
    put(ear_implants.total_prostheses, (190, -125), 20, 9)


def plastic():
    put(consoles.piezo_console, (-75, 170), 8, 0.84)
    put(headlights.galilean_loupes, (160, 110), -30)
    put(hand_instruments.facelift_scissors, (-150, -30), 2)
    put(hand_instruments.mallet, (25, -50), -14)
    put(hand_instruments.osteotomes, (-10, -150), -8)
    put(mammoplasty.inflatable_sizer, (190, -30), 12, 0.66)


def spine():
    put(navigation.tracking_camera, (80, 210), 12, 0.62)
    put(drill_consoles.duo_console, (-150, 110), 12, 0.6)
    put(navigation.reference_array, (60, 50), 8, 1.05)
    put(navigation.navigated_probe, (-90, -95), -10, 0.95)
    put(navigation.lateral_mass_set, (170, 20), -12, 0.85)
    put(navigation.spine_screws, (110, -105), 8, 1.3)


seen_from = (0.1, -1.1, 0.85)

pictures = {
    'ent-solutions': Model(ent, seen_from, 0.05, 70, 'solutions'),
    'plastic-and-reconstructive-solutions': Model(plastic, seen_from, 0.05, 70, 'solutions'),
    'brain-and-spine-solutions': Model(spine, seen_from, 0.05, 70, 'solutions'),
}
