"""Treatment units, cabinets, chairs and the stool of an operating room."""

from families import chairs, treatment_units, units
from model import Model

pictures = {
    'aesthetic-chair': Model(chairs.aesthetic_chair, chairs.seen_from, 0.06, 70),
    'operating-chair': Model(chairs.operating_chair, chairs.seen_from, 0.06, 70),
    'surgeon-stool': Model(chairs.surgeon_stool, (-1.15, -0.95, 0.55), 0.08, 70),
    'instrument-cabinet': Model(treatment_units.instrument_cabinet, (0.5, -1.3, 0.32), 0.06, 70),
    'mobile-unit': Model(treatment_units.mobile_unit, units.seen_from, 0.06, 70),
    'treatment-unit': Model(treatment_units.treatment_unit, units.seen_from, 0.06, 70),
}
