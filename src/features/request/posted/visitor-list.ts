import { createContext } from 'react';
import type { ListAddition } from '#contracts/list-addition.ts';
import type { RequestItem } from '#contracts/request-items.ts';

/** The list of a visitor without JavaScript; only the server provides it. */
export const VisitorListContext = createContext<readonly RequestItem[]>([]);

/** Addition that the visitor has just made to the list in `VisitorListContext`; only the server provides it. */
export const ListAdditionContext = createContext<ListAddition | undefined>(undefined);
