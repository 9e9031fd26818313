import { type Point, smoothLine } from './curve.ts';

/** A piezo handpiece: its working end is at the left, and its cable leaves at the right. */
const outline = {
  cable: 'M250 0C350 0 350 120 250 128C190 132 150 110 96 124',
  strainRelief: 'M208-17C235-17 235-11 262-11V11C235 11 235 17 208 17Z',
  insert:
    'M-206-6L-258-4.5C-272-4-282 2-288 12L-318 60L-302 70L-276 26C-272 18-266 8-256 5.5L-206 7Z' +
    'M-320 58l-7 6l8 .5l-3 7l8-1l-1 8l7-4l3 5l4-8.5Z',
  nut: 'M-210-10h18v20h-18ZM-192-12h8v24h-8Z',
  body:
    'M-190-13C-175-13-175-17-160-17C-115-17-115-29-70-29C-5-29-5-31 60-31H190C199-31 206-28 206-24L212-20V20' +
    'L206 24C206 28 199 31 190 31H60C-5 31-5 29-70 29C-115 29-115 17-160 17C-175 17-175 13-190 13Z',
  shade: 'M-158 10C-110 12-80 20-30 21H196V30C150 31 0 31-30 30C-90 28-130 20-158 16Z',
  grip: 'M-40-29.5Q-40-33-32-33H134Q142-33 142-31V31Q142 33 134 33H-32Q-40 33-40 29.5Z',
  ring: 'M-112-23.8L-102-25V25L-112 23.8Z',
  details:
    'M-158-17V17M-70-28.5V28.5M-62-29V29M160-31V31M168-31V31M196-29V29M-258-4L-256 5M-210-3.5h18M-210 4h18',
  hairlines:
    'M-294 32L-304 50M-287 36L-297 54M-30-25H132M176-10v20M184-10v20M220-15V15M228-14V14M236-13V13M244-12V12' +
    'M252-11V11' +
    Array.from({ length: 15 }, (_, index) => `M${index * 10 - 18}-20V20`).join(''),
};

interface Colours {
  /** Outlines. */
  readonly line: string;
  readonly hairline: string;
  /** Surfaces in light, in shade, and dark ones. */
  readonly light: string;
  readonly shade: string;
  readonly dark: string;
  readonly signal: string;
}

/** The handpiece as SVG, in its own coordinates: 0, 0 is the middle of its body. */
export const drawInstrument = ({ line, hairline, light, shade, dark, signal }: Colours): string =>
  `<g stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="${outline.cable}" stroke-width="13"/><path d="${outline.cable}" stroke="${light}" stroke-width="9"/>
<g transform="translate(98 123.5) rotate(166)"><path d="M-14-6C-7-6-7-10 0-10H4V10H0C-7 10-7 6-14 6Z" fill="${dark}"/>
<path d="M4-13H40L44-11V11L40 13H4Z" fill="${light}"/><path d="M44-9H62L64-7V7L62 9H44Z" fill="${shade}"/></g>
<path d="${outline.strainRelief}" fill="${dark}"/><path d="${outline.insert}" fill="${light}"/>
<path d="${outline.nut}" fill="${shade}"/><path d="${outline.body}" fill="${light}"/>
<path d="${outline.shade}" fill="${shade}" stroke="none"/><path d="${outline.grip}" fill="${dark}"/>
<path d="${outline.hairlines}" stroke="${hairline}" stroke-width="1"/>
<path d="${outline.details}" stroke-width="1.25"/><path d="${outline.body}"/>
<path d="${outline.ring}" fill="${signal}" stroke-width="1.25"/></g>`;

const scale = 1.32;
const turn = (-52 * Math.PI) / 180;
const middle = { x: 1215, y: 372 };

/** Puts the handpiece into the scene. */
export const placement = `translate(${middle.x} ${middle.y}) rotate(-52) scale(${scale})`;

const placed = (x: number, y: number): Point => ({
  x: middle.x + scale * (x * Math.cos(turn) - y * Math.sin(turn)),
  y: middle.y + scale * (x * Math.sin(turn) + y * Math.cos(turn)),
});

/** The line along the middle of the handpiece, from its working end to its cable, in the scene. */
export const axis = smoothLine(
  [
    placed(-318, 68),
    placed(-292, 34),
    placed(-270, 6),
    placed(-232, 0),
    placed(-150, 0),
    placed(0, 0),
    placed(200, 0),
  ],
  600,
);

/** Shares of the axis at which the lens stops: working end, bend, nut, ring and grip. */
export const stops: readonly number[] = [0, 0.135, 0.24, 0.4, 0.66];
