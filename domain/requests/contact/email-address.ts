import type { EmailFault, EmailFaultReason } from '#domain/requests/contact/email-fault.ts';
import { toHalfWidth } from '#domain/shared/half-width.ts';
import { removeInvisibleSigns } from '#domain/shared/invisible-signs.ts';
import { decodePunycode } from '#domain/shared/punycode.ts';

export type EmailReading = { readonly address: string } | { readonly fault: EmailFault };

const fault = (reason: EmailFaultReason, sign?: string): EmailReading => ({
  fault: { reason, ...(sign !== undefined && { sign }) },
});

/** An address behind a name, or in the brackets of a link: `Ali Veli <ali@example.com>`, `[mailto:ali@example.com]`. */
const bracketed = /[<[(]([^<>[\]()]*@[^<>[\]()]*)(?:[>\])]|$)/gu;

const label = /^(?:e-?(?:posta|mail)|mail)(?:\s+(?:adresim?|address))?\s*:\s*/iu;

const openingSigns = /^[\s"“”„‘’«»([<,;:]+/u;
const closingSigns = /[\s"'`“”‘’«»)\]>},;:.!?…،؛。]+$/u;

/** Signs around an address that may also begin one. */
const quoted = /^(['`*_])(.+)\1[\s.,;:!?]*$/u;

const comment = /\s*\([^()@]*\)\s*$/u;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address that a mailto: URI (RFC 6068) is for, also one that is written like that of a page. */
const withoutMailto = (text: string): string => {
  const [, target] = /^mailto(?::|%3a)[\s/]*([^?]*)/iu.exec(text) ?? [];
  return target === undefined ? text : decoded(target);
};

/** An address without what people and programs put around it. */
const unwrap = (text: string): string => {
  const bare = text.trim().replace(comment, '').replace(label, '').replace(quoted, '$2');
  const address = withoutMailto(bare.replace(openingSigns, '').replace(closingSigns, ''));
  return address.replace(closingSigns, '').replaceAll(/\s*@\s*/gu, '@');
};

/** Turkish keyboards write an i as İ when they write capitals; a browser may have made two characters of it. */
const withoutDottedCapitals = (address: string): string =>
  /\u0130|i\u0307/u.test(address) ? address.replaceAll(/\u0130|i\u0307/gu, 'i').toLowerCase() : address;

const maxNameLength = 64;
const maxLength = 254;

/** Sign that may stand before the @ without quotes (RFC 5321, 4.1.2). */
const nameSign = /[\w!#$%&'*+/=?^`{|}~.-]/u;
const domainSign = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}.。·・-]/u;

/**
 * Beginning of an encoded word, with its charset and encoding (RFC 2047): mail servers may decode it, to another
 * address.
 */
const encodedWord = /=\?[^?]*\?[bq]\?/iu;

const domainLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u;
const lastLabel = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/u;

const hostName = (domain: string): string | undefined => {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
};

const encodedLabel = /^xn--(.+)$/u;

/**
 * Corrects what a browser's e-mail field makes of BİLİŞİM: the name in ASCII of `bi̇li̇şi̇m`, which nobody can
 * register.
 */
const undotted = (asciiLabel: string): string => {
  const [, encoded = ''] = encodedLabel.exec(asciiLabel) ?? [];
  const decodedLabel = decodePunycode(encoded);
  return decodedLabel?.includes('i\u0307') === true
    ? (hostName(decodedLabel.replaceAll('i\u0307', 'i')) ?? asciiLabel)
    : asciiLabel;
};

/** The name of a domain in ASCII (UTS 46); `undefined` if it has none. */
const asciiDomain = (domain: string): string | undefined => {
  const name = /^\p{ASCII}+$/u.test(domain) ? domain.toLowerCase() : hostName(domain);
  const labels = name?.split('.').map(undotted);
  return labels?.every((each) => domainLabel.test(each)) && lastLabel.test(labels.at(-1) ?? '')
    ? labels.join('.')
    : undefined;
};

const unlike = (text: string, sign: RegExp): string | undefined =>
  Array.from(text).find((character) => !sign.test(character));

const readParts = (name: string, domain: string): EmailReading => {
  if (name === '') return fault('noName');
  if (domain === '') return fault('noDomain');
  if (/\s/u.test(name + domain)) return fault('space');
  if (/^\.|\.$|\.\./u.test(name) || /^\.|\.\./u.test(domain)) return fault('dot');
  const wrongInName = unlike(name, nameSign);
  if (wrongInName !== undefined)
    return fault(/^[\p{L}\p{M}\p{N}]$/u.test(wrongInName) ? 'letter' : 'sign', wrongInName);
  if (encodedWord.test(name)) return fault('sign', '?');
  const wrongInDomain = unlike(domain, domainSign);
  if (wrongInDomain !== undefined) return fault('sign', wrongInDomain);
  if (!/[.。]/u.test(domain)) return fault('noEnding');
  if (name.length > maxNameLength) return fault('longName');
  const ascii = asciiDomain(domain);
  const address = `${name}@${ascii}`;
  return ascii === undefined || address.length > maxLength ? fault('domain') : { address };
};

const readOne = (text: string): EmailReading => {
  const address = withoutDottedCapitals(unwrap(text));
  const [name = '', domain, ...more] = address.split('@');
  if (domain === undefined) return fault('noAt');
  return more.length > 0 ? fault('manyAts') : readParts(name, domain);
};

/** The one address of several texts, of which those that are none are part of a name. */
const readSame = (first: string, others: readonly string[]): EmailReading => {
  const reading = readOne(first);
  const differs = others
    .map(readOne)
    .some((other) => 'address' in other && 'address' in reading && other.address !== reading.address);
  return differs ? fault('manyAts') : reading;
};

/**
 * Reads an e-mail address as people write, copy and paste it: with a name, brackets, quotes, `mailto:`, spaces around its
 * @, invisible signs, full-width signs, and a domain in any script, which becomes ASCII. The letters before the @ must be
 * ASCII, as only some mail servers take others (RFC 6531).
 * @returns the address that is mailed, or what is wrong
 */
export const readEmailAddress = (text: string): EmailReading => {
  const line = toHalfWidth(removeInvisibleSigns(text.normalize('NFC')));
  const [inBrackets, ...more] = Array.from(line.matchAll(bracketed), ([, inner = '']) => inner);
  if (inBrackets !== undefined) return readSame(inBrackets, [...more, line.replaceAll(bracketed, ' ')]);
  const [first = '', ...others] = line
    .replaceAll(/\s*@\s*/gu, '@')
    .split(/[\s,;|/]+/u)
    .filter((part) => part.includes('@'));
  return others.length > 0 ? readSame(first, others) : readOne(line);
};

/** The part of an e-mail address behind its last @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
