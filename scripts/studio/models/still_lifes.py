"""Still lifes of specialities and services: models of several families on one table."""
import numpy

from model import Model
from models import (burs, consoles, drill_consoles, drills, ear_implants, endoscopes, ent_imaging, flexible_scopes, hand_instruments, handpieces,
                    headlights, mammoplasty, navigation, piezo_sets, wound_care)
from shapes import made_by, place, points_of


def put(build, at, turn=0, scale=1.0):
    """What a function builds, with the middle of its foot at a place on the table, in millimetres."""
    things = place(made_by(build), turn=(0, 0, turn), scale=scale)
    points = points_of(things)
    low, high = points.min(0), points.max(0)
    x, y, z = (*at, 0)[:3]
    return place(things, (x - (low[0] + high[0]) / 2, y - (low[1] + high[1]) / 2, z - low[2]))


def ent():
    put(ent_imaging.ent_monitor, (60, 170), 8, 0.62)
    put(ent_imaging.ent_light_source, (-235, 60), 14, 0.62)
    put(headlights.led_headlight, (250, 20), -20, 0.78)
    put(flexible_scopes.flexible_scope, (-175, -140), 20, 0.9)
    put(endoscopes.rigid_telescope, (30, -110), 12)
    put(drills.angled_handpiece, (190, -130), 8, 0.9)


def plastic():
    put(consoles.piezo_console, (-150, 140), 10, 0.9)
    put(headlights.galilean_loupes, (165, 110), -24, 1)
    put(mammoplasty.inflatable_sizer, (250, -20), 20, 0.7)
    put(hand_instruments.mallet, (20, 10), 60)
    put(hand_instruments.facelift_scissors, (-170, -110), 20)
    put(hand_instruments.osteotomes, (20, -110), 30)
    put(hand_instruments.rasps, (170, -130), 40)


def spine():
    put(navigation.tracking_camera, (110, 180), 16, 0.6)
    put(drill_consoles.duo_console, (-190, 110), 14, 0.66)
    put(navigation.reference_array, (70, 10), 10, 1.2)
    put(navigation.navigated_probe, (-60, -130), 6)
    put(navigation.lateral_mass_set, (220, -20), -14, 0.9)
    put(navigation.spine_screws, (150, -130), 0, 1.3)


seen_from = (0.12, -1.2, 0.72)

pictures = {
    'ent-solutions': Model(ent, seen_from, 0.06, 70, folder='solutions'),
    'plastic-and-reconstructive-solutions': Model(plastic, seen_from, 0.06, 70, folder='solutions'),
    'brain-and-spine-solutions': Model(spine, seen_from, 0.06, 70, folder='solutions'),
}
