import { createContext, useContext } from 'react';
import type { Thing } from 'schema-dts';

/**
 * What a page says of itself to search engines, gathered while the server renders it. In the browser there is no such
 * list: pages render their facts behind `import.meta.env.SSR`, so that neither these components nor their data is part
 * of what a visitor downloads.
 */
export const Facts = createContext<Thing[] | undefined>(undefined);

/** Adds a fact to the page that is being rendered. */
export const useJsonLd = (fact: Thing): void => {
  useContext(Facts)?.push(fact);
};
