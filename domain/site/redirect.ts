/** A page's former and current address, both without the language, as `toFormerAddress` and `toCurrentAddress` write them. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A parameter of a query: decoded, and as it was written. */
interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly written: string;
}

/** An address taken apart; all but the host is decoded, in Unicode's composed form (NFC). */
export interface Address {
  /** Left out of an address without one. */
  readonly host?: string;
  /** Ends in a slash only as a whole. */
  readonly path: string;
  readonly query: readonly Parameter[];
  readonly fragment?: string;
}

/** Decodes what is percent-encoded UTF-8, and leaves everything else as it is. */
const decode = (text: string): string =>
  text
    .replaceAll(/(?:%[\dA-F]{2})+/giu, (encoded) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        return encoded.toUpperCase();
      }
    })
    .normalize('NFC');

const readParameter = (written: string): Parameter => {
  const [name = '', ...value] = written.split('=');
  const [decodedName, decodedValue] = [name, value.join('=')].map((part) =>
    decode(part.replaceAll('+', ' ')),
  );
  return { name: decodedName ?? '', value: decodedValue ?? '', written };
};

const addressPattern =
  /^(?:(?:https?:)?\/\/(?<host>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<search>[^#]*))?(?:#(?<fragment>.*))?$/isu;

/** Reads an address as people copy it from a browser, a mail or a spreadsheet: encoded or not, with host and query or without. */
export const readAddress = (text: string): Address => {
  const { host, path = '', search = '', fragment } = addressPattern.exec(text.trim())?.groups ?? {};
  const decoded = decode(path).replaceAll(/\/{2,}/gu, '/');
  return {
    ...(host !== undefined && { host: host.toLowerCase() }),
    path: decoded.replace(/(?<=.)\/+$/u, '') || '/',
    query: search
      .split('&')
      .filter((parameter) => parameter !== '')
      .map(readParameter),
    ...(fragment && { fragment }),
  };
};

const encode = ({ name, value }: Parameter): string =>
  value === '' ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** The former address of a page as it is stored: its decoded path, and its parameters in one order. */
export const toFormerAddress = ({ path, query }: Pick<Address, 'path' | 'query'>): string =>
  query.length === 0 ? path : `${path}?${query.map(encode).toSorted().join('&')}`;

const withQuery = (path: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;

/** The current address of a page as it is stored and sent to browsers. */
export const toCurrentAddress = ({ path, query, fragment }: Omit<Address, 'host'>): string =>
  withQuery(encodeURI(path), query.map(encode)) + (fragment === undefined ? '' : `#${fragment}`);

const isSame = (one: Parameter, other: Parameter): boolean =>
  one.name === other.name && one.value === other.value;

/** The parameters of an address that are not among some others. */
const without = (query: readonly Parameter[], others: readonly Parameter[]): readonly Parameter[] =>
  query.filter((parameter) => !others.some((other) => isSame(parameter, other)));

/**
 * Finds the address to which the redirects from a path lead at an address with a query: by the one that names the most
 * of its parameters and no other one. The parameters that it does not name are kept. `undefined` if none fits.
 * @param redirects all from the path of the address
 */
export const followRedirect = (
  redirects: readonly Redirect[],
  { query }: Pick<Address, 'query'>,
): Omit<Address, 'host'> | undefined => {
  const fitting = redirects
    .map(({ from, to }) => ({ named: readAddress(from).query, to: readAddress(to) }))
    .filter(({ named }) => without(named, query).length === 0)
    .toSorted((a, b) => b.named.length - a.named.length);
  const [best] = fitting;
  return best && { ...best.to, query: [...best.to.query, ...without(query, best.named)] };
};
