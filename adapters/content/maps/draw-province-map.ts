import type { ProvinceMap } from '#domain/site/map.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { provinces, provincesView } from './provinces.ts';
import { toDrawing } from './to-drawing.ts';

/** Draws the provinces of Türkiye: those with an office, those visited, and the others. */
export const drawProvinceMap = ({ offices, visited }: ProvinceMap): string => {
  const fillOf = (name: string): string => {
    if (offices.includes(name)) return palette.accent;
    return visited.includes(name) ? palette.inkSoft : palette.lineStrong;
  };
  const outlines = provinces.map(({ name, outline }) => `<path fill="${fillOf(name)}" d="${outline}"/>`);
  return toDrawing(
    provincesView,
    `<g stroke="${palette.paper}" stroke-width="1.5" stroke-linejoin="round">${outlines.join('')}</g>`,
  );
};
