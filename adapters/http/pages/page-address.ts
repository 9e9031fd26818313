import type { FastifyRequest } from 'fastify';
import { type PageAddress, parseAddress } from '#domain/site/page-address.ts';
import { languageKey } from '#contracts/language-cookie.ts';
import { negotiateLanguage } from './negotiate-language.ts';

const addresses = new WeakMap<FastifyRequest, PageAddress>();

/** The address of a request, in the language of its path, else of the visitor. It is taken apart once. */
export const pageAddressOf = (request: FastifyRequest): PageAddress => {
  const known = addresses.get(request);
  if (known) return known;
  const parsed = parseAddress(request.url);
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
