import { createContext, useContext } from 'react';
import type { Thing } from 'schema-dts';

/**
 * What a page tells search engines about itself (schema.org), collected while the server renders it. In the browser
 * there is no collector: pages render these components behind `import.meta.env.SSR`, so that neither the components nor
 * their data is part of what a visitor downloads.
 */
export const JsonLdCollector = createContext<Thing[] | undefined>(undefined);

/** Adds a thing to the JSON-LD of the page that is being rendered. */
export const useJsonLd = (thing: Thing): void => {
  useContext(JsonLdCollector)?.push(thing);
};
