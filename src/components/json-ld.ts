import { createContext, useContext } from 'react';
import type { Thing } from 'schema-dts';

/**
 * The JSON-LD (schema.org) of a page, collected while the server renders it. The browser has no collector: pages render
 * these components behind `import.meta.env.SSR`, so that visitors download neither the components nor their data.
 */
export const JsonLdCollector = createContext<Thing[] | undefined>(undefined);

/** Adds a thing to the JSON-LD of the page that is being rendered. */
export const useJsonLd = (thing: Thing): void => {
  useContext(JsonLdCollector)?.push(thing);
};
