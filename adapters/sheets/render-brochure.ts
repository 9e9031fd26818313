import type { DataSheetIssuer } from '#domain/catalogue/products/data-sheet.ts';
import type { EditionProduct } from '#domain/catalogue/editions/edition.ts';
import { purposeOf } from '#domain/catalogue/products/product-card.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { closingOf } from './closing.ts';
import {
  type EditionSources,
  monthOf,
  readPictures,
  templateWords,
  toTemplateProduct,
} from './render-edition.ts';
import { typesetBrochure } from './typeset.ts';
import { wordings } from '../texts/texts.ts';

interface Brochure extends EditionProduct {
  readonly language: Language;
  readonly title: string;
  readonly categoryName: Localized;
  readonly issuer: DataSheetIssuer;
  /** Date of issue. */
  readonly asOf: Date;
}

/**
 * Typesets a product's brochure as a tagged PDF: its cover and its page of the group's catalogue, with how to order.
 * Equal brochures give equal bytes.
 * @throws MissingPicturesError, TypesettingError
 */
export const renderBrochure = async (
  { language, title, product, brandName, categoryName, issuer, asOf }: Brochure,
  { publicUrl, readPicture }: EditionSources,
): Promise<Buffer> => {
  const words = wordings[language];
  const kind = words.documents.kind.brochure;
  const name = product.name[language];
  const group = categoryName[language];
  const entry = toTemplateProduct({ product, brandName }, { language, publicUrl, isWhole: false });
  return typesetBrochure({
    isBrochure: true,
    language,
    title,
    subject: group,
    author: issuer.name,
    keywords: [brandName, ...product.variants.map(({ ref }) => ref)],
    date: asOf,
    label: `${kind} · ${name}`,
    edition: monthOf(asOf, language),
    issuer: issuer.legalName[language],
    cover: {
      title: name,
      kind: `${kind} · ${group}`,
      lead: purposeOf(product.description[language]),
      picture: product.picture,
      alt: name,
    },
    words: templateWords(language),
    groups: [{ id: 'group', name: group, products: [entry] }],
    index: [],
    pictures: await readPictures([product.picture], readPicture),
    closing: closingOf({ language, issuer, asOf, latest: words.latest, pageUrl: entry.url }),
  });
};
