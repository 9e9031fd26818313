import { type PageData, pageDataPath } from '#contracts/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import { inLanguage } from '../lib/paths.ts';

/** The server could not answer with the data of a page. */
class PageDataError extends Error {
  override readonly name = 'PageDataError';
}

/**
 * Fetches the data of a page. The request names the language, so that caches need not tell visitors apart.
 * @param address path without the language, and query
 * @throws {PageDataError} for the status of an error; rejects without a connection
 */
export const fetchPageData = async (
  address: string,
  language: Language,
  signal?: AbortSignal,
): Promise<PageData> => {
  const response = await fetch(pageDataPath(inLanguage(language, address)), {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  });
  // A missing page has data, too.
  if (!response.ok && response.status !== 404)
    throw new PageDataError(`${address} answered ${response.status}`);
  return response.json();
};
