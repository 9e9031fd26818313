import { createContext } from 'react';

/** Public origin of the site, without trailing slash. */
export const PublicUrl = createContext('');
