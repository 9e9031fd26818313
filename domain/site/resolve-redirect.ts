import type { RedirectRepository } from '#domain/site/ports.ts';
import { inSameForm, splitLanguage } from '#domain/site/paths.ts';
import { followRedirect, readAddress, toCurrentAddress } from '#domain/site/redirect.ts';

interface Dependencies {
  readonly redirects: RedirectRepository;
}

/**
 * The current address of a page that moved, with a language prefix if the former one has it, and with the parameters that the
 * redirect does not name; `undefined` when there is no redirect.
 * @param url path and query, with or without a language
 */
export const createResolveRedirect =
  ({ redirects }: Dependencies) =>
  async (url: string): Promise<string | undefined> => {
    const { path: pathname, query } = readAddress(url);
    const { language, path } = splitLanguage(pathname);
    const to = followRedirect(await redirects.from(path), { query });
    return to && toCurrentAddress({ ...to, path: inSameForm(to.path, language) });
  };

export type ResolveRedirect = ReturnType<typeof createResolveRedirect>;
