import { createContext } from 'react';
import type { ListAddition } from '#contracts/list/addition.ts';
import type { ListItem } from '#contracts/list/items.ts';

/** The list of a visitor without JavaScript; only the server provides it. */
export const OwnListContext = createContext<readonly ListItem[]>([]);

/** Addition that the visitor has just made to the list in `OwnListContext`; only the server provides it. */
export const ListAdditionContext = createContext<ListAddition | undefined>(undefined);
