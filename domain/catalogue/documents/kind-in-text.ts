import type { DocumentKind } from '#domain/catalogue/products/document.ts';
import { fold } from '#domain/shared/fold.ts';

/** A text without its words for documents. */
export interface KindInText {
  /** Left out where it names no kind of document, or several. */
  readonly kind?: DocumentKind;
  /** Rest of the text, such as a product. */
  readonly rest: string;
}

const guide = 'kilavuz(?:u|lari?)?|talimat(?:i|lari?|name(?:si)?)?';
const union = '(?:(?:ab|eu|ec|ce) )?';
const conformity = '(?: of conformity)?';

/** Names and usual short forms in both languages, folded. `CE certificate` is read before `CE`. */
const kinds: readonly (readonly [DocumentKind, string])[] = [
  [
    'instructions',
    `(?:kullan(?:im|ma|ici) )(?:${guide})|instructions?(?: for use)?|(?:user|instruction|operating|operator'?s) (?:manual|guide)s?|e?-?ifus?`,
  ],
  ['certificate', `${union}(?:sertifika(?:si|lari?)?|certificates?${conformity}|certs?)`],
  [
    'declaration',
    `${union}(?:(?:uygunluk )?beyan(?:i|lari?|name(?:si)?)?|uygunluk belge(?:si|leri)|declarations?${conformity})|ce(?: belgesi| isareti| mark(?:ing)?)?|docs?`,
  ],
  ['brochure', 'brosur(?:u|leri?)?|brochures?|leaflets?|flyers?'],
];

/** Words that are a kind where they are the whole text; names of products have them, too: `dalga kılavuzu` is a waveguide. */
const aloneAsInstructions = new RegExp(`^(?:${guide}|manuals?)$`, 'u');

/** Words that say nothing where all are documents. */
const documentWords = 'belge(?:si|leri?)?|dokuman(?:i|lari?)?|documents?|pdfs?';

const patternOf = (words: string): RegExp => new RegExp(`(?<=^| )(?:${words})(?= |$)`, 'u');

const kindPatterns = kinds.map(([kind, words]) => [kind, patternOf(words)] as const);
const documentPattern = patternOf(documentWords);

/** Words that connect the name of a kind with that of a product. */
const connectors = /(?<=^| )(?:for|of|the|and|icin|ve|ile)(?= |$)/u;

const foldWord = (word: string): string => fold(word).replaceAll(/^[("'“‘]+|[)"'”’.,:;!?]+$/gu, '');

/** The words without the first ones that match; `undefined` where none do. */
const without = (words: readonly string[], pattern: RegExp): readonly string[] | undefined => {
  const match = pattern.exec(words.map(foldWord).join(' '));
  if (!match) return undefined;
  const start = match.input.slice(0, match.index).split(' ').length - 1;
  return words.toSpliced(start, match[0].split(' ').length);
};

/** Reads which kind of document a text asks for, in Turkish or English: `ifu`, `uygunluk beyanı XL-5258`. */
export const readDocumentKind = (text: string): KindInText => {
  let words: readonly string[] = text.trim().split(/\s+/u);
  if (aloneAsInstructions.test(foldWord(words.join(' ')))) return { kind: 'instructions', rest: '' };
  const found = new Set<DocumentKind>();
  for (const [kind, pattern] of kindPatterns)
    for (let rest = without(words, pattern); rest; rest = without(words, pattern)) {
      found.add(kind);
      words = rest;
    }
  for (const pattern of found.size > 0 ? [documentPattern, connectors] : [documentPattern])
    for (let rest = without(words, pattern); rest; rest = without(words, pattern)) words = rest;
  const [kind, ...others] = found;
  return { ...(kind && others.length === 0 && { kind }), rest: words.join(' ') };
};
