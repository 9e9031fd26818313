import * as z from 'zod/mini';
import { fromWire, localized, toWire, wireText } from './localized.ts';

export const variantView = z.object({
  ref: z.string(),
  name: localized,
  piecesPerPack: z.exactOptional(z.number()),
  sterile: z.exactOptional(z.boolean()),
});

/** A size, shape or pack of a product (not in spec §3). */
export const variant = z.codec(
  z.object({
    ref: z.string(),
    ...wireText('name'),
    pieces_per_pack: z.exactOptional(z.number()),
    sterile: z.exactOptional(z.boolean()),
  }),
  variantView,
  {
    decode: ({ ref, pieces_per_pack: piecesPerPack, sterile, ...wire }) => ({
      ref,
      name: fromWire(wire, 'name'),
      ...(piecesPerPack !== undefined && { piecesPerPack }),
      ...(sterile !== undefined && { sterile }),
    }),
    encode: ({ ref, name, piecesPerPack, sterile }) => ({
      ref,
      ...toWire('name', name),
      ...(piecesPerPack !== undefined && { pieces_per_pack: piecesPerPack }),
      ...(sterile !== undefined && { sterile }),
    }),
  },
);
