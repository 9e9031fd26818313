import { createContext } from 'react';
import type { SentRequest } from '#contracts/sent-requests.ts';

/** The requests that were sent from the visitor's browser; only the server provides them. */
export const SentRequestsContext = createContext<readonly SentRequest[]>([]);
