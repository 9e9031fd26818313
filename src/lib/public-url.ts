import { createContext } from 'react';

/** Origin that visitors and search engines see, without a slash at the end. */
export const PublicUrl = createContext('');
