import { findUdiDis } from '#domain/shared/scanned-code.ts';
import { wholeName } from '#domain/search/words/words.ts';

/** REFs are typed in at most so many parts: `DZ H70 031`. */
const maxParts = 3;

/** Maximum number of tokens of a query; a longer one is no list of numbers. */
const maxTokens = 20;

/** A number that begins or ends with a sign is one without it. */
const tokenPattern = /[\p{L}\p{N}]+(?:[./_+-][\p{L}\p{N}]+)*/gu;

const minDigitsAlone = 5;

/** Whether a text of one part may be a REF or number of a register: shorter numbers are sizes. */
const isCode = (token: string): boolean =>
  /^\d+$/u.test(token) ? token.length >= minDigitsAlone : /\d/u.test(token) || /\p{L}-\p{L}/u.test(token);

/** Whether several parts may be one: `or 1` is hardly `OR1`. */
const isJoinedCode = (parts: readonly string[]): boolean => {
  const code = parts.join('');
  return /\d.*\d/u.test(code) && /\p{L}.*\p{L}|\d{5}/u.test(code);
};

/**
 * Finds the parts of a query that may be a REF or a number of a register, as `wholeName` builds them, whatever words
 * stand around: each part with a digit, neighbours joined, and what barcodes say.
 */
export const queryCodes = (query: string): readonly string[] => {
  const tokens = (query.match(tokenPattern) ?? []).slice(0, maxTokens);
  const joined = tokens.flatMap((_, index) =>
    Array.from({ length: maxParts - 1 }, (_part, more) => tokens.slice(index, index + more + 2)).filter(
      (parts, more) => parts.length === more + 2 && isJoinedCode(parts),
    ),
  );
  return [
    ...new Set(
      [
        ...findUdiDis(query).map(({ udiDi }) => udiDi),
        ...tokens.filter(isCode),
        ...joined.map((parts) => parts.join('')),
      ].map(wholeName),
    ),
  ];
};
