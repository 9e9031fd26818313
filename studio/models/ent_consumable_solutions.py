"""Nasal packs and splints, haemostats, and tubes for airway and suction."""

from families import airways, nasal_packs
from model import Detail, Model, from_above

pictures = {
    'tracheostomy-tube': Model(airways.tracheostomy_tube, (0.15, -1, 0.8), 0.1),
    'fenestrated-tube': Model(airways.fenestrated_tube, (0.15, -1, 0.8), 0.1),
    'endotracheal-tube': Model(airways.oral_tube, from_above, 0.12),
    'reinforced-tube': Model(airways.reinforced_tube, from_above, 0.12),
    'suction-tube': Model(airways.suction_tubes, from_above, 0.1),
    'sinus-pack': Model(nasal_packs.sinus_packs, nasal_packs.seen_from, 0.1),
    'haemostatic-sponge': Model(nasal_packs.gelatine_sponges, nasal_packs.seen_from, 0.1),
    'haemostatic-gauze': Model(
        nasal_packs.haemostatic_gauzes,
        nasal_packs.seen_from,
        0.1,
        detail=Detail((-2, 40, 3), 28, (0.15, -0.85, 0.6)),
    ),
    'nasal-pack': Model(nasal_packs.nasal_tampons, nasal_packs.seen_from, 0.1),
    'nasal-splint': Model(nasal_packs.nasal_splints, (0.15, -1, 0.85), 0.1),
}
