import type { NamedItem } from '../list/named-item.ts';

/** Whether the size of an item is still to be chosen. */
export const hasOpenSize = ({ ref, variantName }: Pick<NamedItem, 'ref' | 'variantName'>): boolean =>
  ref === undefined && variantName !== undefined;
