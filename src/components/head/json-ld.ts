import { createContext, useContext } from 'react';

/**
 * A thing of schema.org with the fields of its type in schema-dts. Their values are checked by the tests instead: to
 * compare them with all unions of schema-dts takes the compiler half a minute.
 */
export type Thing<Leaf extends { '@type': string }> = Readonly<
  Pick<Leaf, '@type'> & Partial<Record<keyof Leaf, unknown>>
>;

/** A thing in JSON-LD, of any type. */
export type JsonLdThing = Readonly<{ '@type': string }>;

/**
 * The JSON-LD (schema.org) of a page, collected while the server renders it. The browser has no collector: pages render
 * these components behind `import.meta.env.SSR`, so that visitors download neither the components nor their data.
 */
export const JsonLdCollector = createContext<JsonLdThing[] | undefined>(undefined);

/** Adds a thing to the JSON-LD of the page that is being rendered. */
export const useJsonLd = (thing: JsonLdThing): void => {
  useContext(JsonLdCollector)?.push(thing);
};
