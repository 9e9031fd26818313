import { sizeFieldId } from '../../../lib/paths.ts';

/** Fragment that says which variant is chosen: no element has it as its id, to which the page would scroll. */
export const chosenSizeHash = (ref: string): string => `#${sizeFieldId}=${ref}`;

/** The variant that the fragment of a product page's address chooses, by a choice or a link to its row. */
export const chosenSize = <Variant extends { readonly ref: string }>(
  variants: readonly Variant[],
  hash: string,
): Variant | undefined => variants.find(({ ref }) => hash === `#${ref}` || hash === chosenSizeHash(ref));
