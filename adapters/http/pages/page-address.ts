import type { FastifyRequest } from 'fastify';
import { type PageAddress, parseAddress } from '#domain/site/page-address.ts';
import { languageKey } from '#contracts/language-cookie.ts';
import { negotiateLanguage } from './negotiate-language.ts';

const addresses = new WeakMap<FastifyRequest, PageAddress>();

/**
 * The address of a page that is requested, in the language of its path, else of the visitor. It is taken apart once.
 * @param url of the page, where the request is for a part of it
 */
export const pageAddressOf = (request: FastifyRequest, url = request.url): PageAddress => {
  const known = addresses.get(request);
  if (known) return known;
  const parsed = parseAddress(url);
  const { cookies, headers } = request;
  const address = {
    ...parsed,
    isExplicit: parsed.language !== undefined,
    language:
      parsed.language ??
      negotiateLanguage({ cookie: cookies[languageKey], acceptLanguage: headers['accept-language'] }),
  };
  addresses.set(request, address);
  return address;
};
