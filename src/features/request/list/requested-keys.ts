import { encodedItemsIn } from '../basket/request-path.ts';

/** The keys of the items that a query names, whether such products exist or not. */
export const requestedKeys = (search: string): readonly string[] =>
  encodedItemsIn(search).map((part) => part.replace(/:.*/u, '').trim());
