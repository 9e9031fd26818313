import { type LoaderFunctionArgs, data, redirect } from 'react-router-dom';
import type { Language } from '#domain/shared/language.ts';
import { inSameForm } from '../lib/paths.ts';
import type { Api } from '#contracts/api.ts';

/** Arguments that the loader of a page gets, which runs on the server. */
export interface LoaderArgs extends Pick<LoaderFunctionArgs, 'params' | 'pattern' | 'url'> {
  readonly api: Api;
  /** Language of the address; without a language prefix, that of the visitor. */
  readonly language: Language;
}

/** The loader of a page that needs no data. */
export const noData = (): null => null;

/** Status 404 without data: the page itself renders the message. */
export const notFound = () => data(null, { status: 404 });

/** Redirects to another page, keeping the language prefix and the query. */
export const redirectToPage = (
  path: string,
  status: 301 | 302,
  { params, url, hash = '' }: Pick<LoaderArgs, 'params' | 'url'> & { readonly hash?: string },
): Response => redirect(inSameForm(path, params['language']) + url.search + hash, status);
