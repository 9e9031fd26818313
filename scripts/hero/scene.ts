import { palette } from '#domain/site/palette.ts';
import { pathOf, pointAt } from './curve.ts';
import { echoes, profile } from './face.ts';
import { positionAt } from './journey.ts';

export const width = 1600;
export const height = 900;

const { ink, onDark: light } = palette;
// Used in this drawing only.
const steel = '#5d7f88';
const signal = '#d2481f';

const ruler = 790;
const lens = 116;

const drawnEchoes = (colour: string, strokeWidth: number, strength: number): string =>
  echoes
    .map(
      ({ path, opacity }) =>
        `<path d="${path}" stroke="${colour}" stroke-width="${strokeWidth}" opacity="${(opacity * strength).toFixed(3)}"/>`,
    )
    .join('');

const tickLength = (index: number): number => {
  if (index % 10 === 0) return 26;
  return index % 5 === 0 ? 17 : 10;
};

const ticks = Array.from({ length: 91 }, (_, index) => `M${ruler} ${index * 10}h${-tickLength(index)}`);

const ring = Array.from({ length: 36 }, (_, index) => {
  const angle = (index * Math.PI) / 18;
  const end = lens + (index % 9 === 0 ? 18 : 8);
  const on = (radius: number): string =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  return `M${on(lens)}L${on(end)}`;
});

const face = pathOf(profile);

const still = `<rect width="${width}" height="${height}" fill="${ink}"/>${drawnEchoes(steel, 1.25, 1)}
<path d="${ticks.join('')}M${ruler} 0V${height}" stroke="${steel}" stroke-width="1.25" opacity="0.8"/>
<path d="${face}" stroke="${light}" stroke-width="2.75"/>`;

const lit = `${drawnEchoes(light, 1.5, 1.25)}<path d="${face}" stroke="${light}" stroke-width="3.5"/>`;

/** The smoothed angle of the profile at a position, in degrees. */
const leanAt = (position: number): number => {
  const [before, after] = [pointAt(profile, position - 0.025), pointAt(profile, position + 0.025)];
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
};

/** The frame at a time of the loop (0 to 1), as SVG: a lens and a hairline measure a face at its landmarks. */
export const frame = (time: number): string => {
  const position = positionAt(time);
  const { x, y } = pointAt(profile, position);
  const reach = lens + 54;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
${still}
<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${lens}"/></clipPath>
<g clip-path="url(#lens)"><rect width="${width}" height="${height}" fill="${ink}"/>${lit}</g>
<path d="M${ruler} ${y}H${x - lens}M${x + lens} ${y}H${width}" stroke="${steel}" stroke-width="1.25"/>
<path d="M${ruler + 3} ${y}l16 -8v16z" fill="${light}"/>
<g transform="translate(${x} ${y})"><circle r="${lens}" stroke="${light}" stroke-width="1.75"/>
<path d="${ring.join('')}" stroke="${steel}" stroke-width="1.5"/>
<path transform="rotate(${leanAt(position)})" d="M${-reach} 0H-22M22 0H${reach}" stroke="${light}" stroke-width="1.5"/>
<circle r="10" fill="${signal}"/></g>
</svg>`;
};
