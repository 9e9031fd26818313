import * as z from 'zod/mini';
import { fromWire, localized, toWire, wireText } from './localized.ts';

const place = { x: z.number(), y: z.number() };

export const hotspotView = z.object({ ...place, text: localized });

/** A feature in a product's picture, at a place in percent (not in spec §3). */
export const hotspot = z.codec(z.object({ ...place, ...wireText('text') }), hotspotView, {
  decode: ({ x, y, ...wire }) => ({ x, y, text: fromWire(wire, 'text') }),
  encode: ({ x, y, text }) => ({ x, y, ...toWire('text', text) }),
});
