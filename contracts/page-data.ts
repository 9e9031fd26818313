import type { PageTexts } from '#domain/site/page-texts.ts';

/** Data that the browser shows a page from, as the route of `pageDataPath` answers it, also with status 404. */
export type PageData =
  | {
      /** Result of the page's loader. */
      readonly data: unknown;
      /** Texts that staff wrote for the page. */
      readonly texts: Partial<PageTexts>;
    }
  /** Address to go on to. */
  | { readonly redirect: string };

/** Path of the data of a page. Not in api-paths.ts: the browser's first load has it. @param address path and query */
export const pageDataPath = (address: string): string => `/api/page${address}`;
