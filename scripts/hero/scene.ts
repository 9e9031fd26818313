import { palette } from '#domain/site/palette.ts';
import { pointAt } from './curve.ts';
import { axis, drawInstrument, placement } from './instrument.ts';
import { positionAt } from './journey.ts';

export const width = 1600;
export const height = 900;

const { ink, onDark: light } = palette;
// Used in this drawing only.
const steel = '#5d7f88';
const signal = '#d2481f';

const ruler = 790;
const lens = 124;
/** How much larger things are under the lens. */
const magnification = 1.7;

const instrument = drawInstrument({
  line: light,
  hairline: steel,
  light: '#123943',
  shade: '#1d4a55',
  dark: '#071f25',
  signal,
});

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

/** Overall length, beside the instrument. */
const dimension =
  '<path d="M-327-108V-20M212-108V-40M-327-98H212M-315-103L-327-98L-315-93M200-103L212-98L200-93"/>';

const still = `<rect width="${width}" height="${height}" fill="${ink}"/>
<path d="${ticks.join('')}M${ruler} 0V${height}" stroke="${steel}" stroke-width="1.25" opacity="0.8"/>
<g transform="${placement}" stroke="${steel}" stroke-width="0.9">${dimension}
<path d="M-420 0H420" stroke-dasharray="22 7 4 7" opacity="0.8"/></g>
<g transform="${placement}">${instrument}</g>`;

/** The frame at a time of the loop (0 to 1), as SVG: a lens with a hairline moves along an instrument. */
export const frame = (time: number): string => {
  const { x, y } = pointAt(axis, positionAt(time));
  const enlarged = `translate(${x} ${y}) scale(${magnification}) translate(${-x} ${-y})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
${still}
<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${lens}"/></clipPath>
<g clip-path="url(#lens)"><rect width="${width}" height="${height}" fill="${ink}"/><g transform="${enlarged}"><g transform="${placement}">${instrument}</g></g></g>
<path d="M${ruler} ${y}H${x - lens}M${x + lens} ${y}H${width}" stroke="${steel}" stroke-width="1.25"/>
<path d="M${ruler + 3} ${y}l16 -8v16z" fill="${light}"/>
<g transform="translate(${x} ${y})"><circle r="${lens}" stroke="${light}" stroke-width="1.75"/>
<path d="${ring.join('')}" stroke="${steel}" stroke-width="1.5"/></g>
</svg>`;
};
