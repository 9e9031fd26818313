import { createContext } from 'react';
import type { ListAddition } from '#contracts/list/addition.ts';
import type { GoneItem } from '../list/named-item.ts';

/** The list of a visitor without JavaScript, with names where these are shown; only the server provides it. */
export const OwnListContext = createContext<readonly GoneItem[]>([]);

/** Addition that the visitor has just made to the list in `OwnListContext`; only the server provides it. */
export const ListAdditionContext = createContext<ListAddition | undefined>(undefined);
