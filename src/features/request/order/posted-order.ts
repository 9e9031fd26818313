import { createContext } from 'react';
import type { PostedOrder } from '#contracts/order.ts';

/** The lines that a visitor without JavaScript has posted; only the server provides it. */
export const PostedOrderContext = createContext<PostedOrder | undefined>(undefined);
