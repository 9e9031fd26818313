import type { ContentProblem } from '#domain/content/problems.ts';
import { type ProductEntry, problemAt } from '../schemas/product-entry.ts';

/** Minimum distance of two numbers, in percent of the picture: on a phone, closer ones would overlap. */
const minDistance = { x: 8, y: 11 };

/** Checks that a finger can press each number on the picture. */
export const checkHotspots = (entry: ProductEntry): ContentProblem[] => {
  const { hotspots = [] } = entry.yaml.value;
  return hotspots.flatMap(({ x, y }, index) => {
    const first = hotspots
      .slice(0, index)
      .findIndex((other) => Math.abs(x - other.x) < minDistance.x && Math.abs(y - other.y) < minDistance.y);
    if (first === -1) return [];
    const apart = `${minDistance.x} across or ${minDistance.y} down`;
    const text = `hotspots.${index} is too close to hotspots.${first}: they must be ${apart} apart`;
    return [problemAt(entry, ['hotspots', index], text)];
  });
};
