"""Treatment units, cabinets and chairs of an ENT practice."""

from families import chairs, treatment_units, units
from model import Model

pictures = {
    'patient-chair': Model(chairs.patient_chair, chairs.seen_from, 0.06, 70),
    'procedure-chair': Model(chairs.procedure_chair, chairs.seen_from, 0.06, 70),
    'ent-unit': Model(units.ent_unit, units.seen_from, 0.06, 70),
    'telescope-cabinet': Model(treatment_units.telescope_cabinet, (0.55, -1.3, 0.62), 0.06, 70),
    'suction-unit': Model(treatment_units.suction_unit, units.seen_from, 0.06, 70),
    'compact-unit': Model(treatment_units.compact_unit, units.seen_from, 0.06, 70),
}
