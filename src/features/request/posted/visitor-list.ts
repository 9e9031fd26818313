import { createContext } from 'react';
import type { RequestItem } from '#contracts/request-items.ts';

/** The list of a visitor without JavaScript; only the server provides it. */
export const VisitorListContext = createContext<readonly RequestItem[]>([]);
