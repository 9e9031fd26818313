import { stemOf } from '#domain/search/words/text-stem.ts';

/** Words for machines and their kinds, folded. */
const devices =
  'cihaz makine konsol jenerator unite motor istasyon elektrik machine device console generator unit station electric';

/** Stems of which the texts of a machine have one. */
export const deviceStems: readonly string[] = [...new Set(devices.split(' ').map(stemOf))];

/** Whether the folded word is one for a machine, in any form. */
export const isDeviceWord = (word: string): boolean => deviceStems.includes(stemOf(word));
