import { renderSVG } from 'uqr';
import {
  type Edition,
  type EditionGroup,
  type EditionProduct,
  wholeCatalogue,
} from '#domain/catalogue/editions/edition.ts';
import { MissingPicturesError } from '#domain/catalogue/editions/edition-errors.ts';
import { purposeOf } from '#domain/catalogue/products/product-card.ts';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { closingOf } from './closing.ts';
import type { EditionDocument, ProductEntry } from './edition-document.ts';
import type { SheetPicture } from './parts.ts';
import { featureParts, paragraphsOf, variantParts } from './product-parts.ts';
import { typesetEdition } from './typeset.ts';
import { wordings } from '../texts/texts.ts';

export interface EditionSources {
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  /** Reads a product's picture; `undefined` without one. @param width of a photo at most, in pixels */
  readonly readPicture: (name: string, width?: number) => Promise<SheetPicture | undefined>;
}

const nameOf = ({ scope, language, groups }: Edition): string =>
  scope === wholeCatalogue
    ? wordings[language].edition.whole
    : (groups[0]?.name[language] ?? wordings[language].edition.whole);

/** Returns the title of the catalogue, in its language. */
export const titleOfEdition = (edition: Edition): string =>
  `${nameOf(edition)} – ${wordings[edition.language].edition.catalogue}`;

const idOf = ({ product }: EditionProduct): string => `product-${product.slug.en}`;

const factsOf = ({ product: { regulatory }, brandName }: EditionProduct, language: Language): string[] => {
  const { classification } = regulatory ?? {};
  const words = wordings[language];
  if (classification === undefined || classification === 'none') return [brandName];
  return [brandName, words.class[classification]];
};

interface TemplateOptions {
  readonly language: Language;
  readonly publicUrl: string;
  readonly isWhole: boolean;
}

/** Maximum numbers of values and REFs of a product in the catalogue of everything. */
const [maxValues, maxRefs] = [3, 8];

/** Width of its photo, in pixels: 250 a printed inch. The compiler unpacks them all, at 4 bytes a pixel. */
const entryPictureWidth = 400;

const refsOf = ({ product: { variants } }: EditionProduct): string => {
  const refs = variants.slice(0, maxRefs).map(({ ref }) => ref);
  return [...refs, ...(variants.length > maxRefs ? [`+${variants.length - maxRefs}`] : [])].join(', ');
};

/** A product with everything that a page of its own shows, or of the whole catalogue an entry. */
export const toTemplateProduct = (
  entry: EditionProduct,
  { language, publicUrl, isWhole }: TemplateOptions,
): ProductEntry => {
  const { product } = entry;
  const words = wordings[language];
  const url = publicUrl + inLanguage(language, paths.product(product.slug.en));
  return {
    id: idOf(entry),
    name: product.name[language],
    picture: product.picture,
    purpose: purposeOf(product.description[language]),
    facts: factsOf(entry, language),
    // Those of the first features, and some order numbers; the index has all.
    values: product.details.slice(0, maxValues).map((detail) => detail[language]),
    refs: refsOf(entry),
    url,
    code: renderSVG(url, { ecc: 'M', border: 0, blackColor: palette.ink, whiteColor: '#ffffff' }),
    codeLabel: words.edition.codeLabel,
    codeAlt: `${words.qrCode}: ${url}`,
    paragraphs: paragraphsOf(product.description[language]),
    parts: isWhole ? [] : [...featureParts(product, language), ...variantParts(product.variants, language)],
  };
};

export const templateWords = (language: Language): EditionDocument['words'] => {
  const { edition, variants } = wordings[language];
  const { contents, index, product, size, page, ordering, steps } = edition;
  return { contents, index, ref: variants.ref, product, size, page, ordering, steps: Object.values(steps) };
};

export const monthOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Istanbul',
  }).format(date);

/** Every order number with its product, as people look them up. */
const indexOf = (groups: readonly EditionGroup[], language: Language) =>
  groups
    .flatMap(({ products }) =>
      products.flatMap((entry) =>
        entry.product.variants.map(({ ref, name }) => ({
          ref,
          target: idOf(entry),
          product: entry.product.name[language],
          size: name[language],
        })),
      ),
    )
    .toSorted((a, b) => (a.ref < b.ref ? -1 : a.ref > b.ref ? 1 : 0));

/** @throws MissingPicturesError */
export const readPictures = async (
  names: readonly string[],
  readPicture: (name: string) => Promise<SheetPicture | undefined>,
): Promise<ReadonlyMap<string, SheetPicture>> => {
  const found = await Promise.all(names.map(async (name) => [name, await readPicture(name)] as const));
  const missing = found.flatMap(([name, picture]) => (picture ? [] : [name]));
  if (missing.length > 0) throw new MissingPicturesError(missing);
  return new Map(found.flatMap(([name, picture]) => (picture ? [[name, picture] as const] : [])));
};

/**
 * Typesets a catalogue as a tagged PDF; equal editions give equal bytes.
 * @throws MissingPicturesError, TypesettingError, and the signal's reason when it aborts
 */
export const renderEdition = async (
  edition: Edition,
  { publicUrl, readPicture }: EditionSources,
  signal?: AbortSignal,
): Promise<Buffer> => {
  const { language, scope, groups, issuer, asOf } = edition;
  const { edition: own } = wordings[language];
  const entries = groups.flatMap(({ products }) => products);
  const [first] = entries;
  const isWhole = scope === wholeCatalogue;
  const names = [...new Set(entries.map(({ product }) => product.picture))];
  const pictures = await readPictures(names, (name) =>
    // The cover has the first one.
    readPicture(name, isWhole && name !== first?.product.picture ? entryPictureWidth : undefined),
  );
  const title = nameOf(edition);
  const document = {
    language,
    title: titleOfEdition(edition),
    subject: groups.map(({ name }) => name[language]).join(', '),
    author: issuer.name,
    keywords: groups.map(({ name }) => name[language]),
    date: asOf,
    label: `${own.catalogue} · ${title}`,
    edition: monthOf(asOf, language),
    issuer: issuer.legalName[language],
    cover: {
      title,
      kind: `${own.catalogue} · ${countText(own, 'products', { language, count: entries.length })}`,
      lead: isWhole
        ? fillText(own.wholeLead, { groups: groups.length })
        : (groups[0]?.summary[language] ?? ''),
      picture: first?.product.picture ?? '',
      alt: first?.product.name[language] ?? '',
    },
    words: templateWords(language),
    groups: groups.map(({ slug, name, products }) => ({
      id: `group-${slug}`,
      name: name[language],
      products: products.map((entry) => toTemplateProduct(entry, { language, publicUrl, isWhole })),
    })),
    index: indexOf(groups, language),
    pictures,
    closing: closingOf({
      language,
      issuer,
      asOf,
      latest: own.latest,
      pageUrl: publicUrl + inLanguage(language, paths.onlineCatalog),
    }),
  };
  return typesetEdition(document, signal);
};
