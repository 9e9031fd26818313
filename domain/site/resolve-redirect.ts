import type { RedirectRepository } from '#domain/site/ports.ts';
import { inSameForm, splitLanguage } from '#domain/site/paths.ts';

interface Dependencies {
  readonly redirects: RedirectRepository;
}

/**
 * The current path of a page that moved, with a language prefix if the former one has it; `undefined` when there is no
 * redirect.
 * @param pathname decoded, with or without a language
 */
export const createResolveRedirect =
  ({ redirects }: Dependencies) =>
  async (pathname: string): Promise<string | undefined> => {
    const { language, path } = splitLanguage(pathname);
    const to = await redirects.targetOf(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    return to === undefined ? undefined : inSameForm(to, language);
  };

export type ResolveRedirect = ReturnType<typeof createResolveRedirect>;
