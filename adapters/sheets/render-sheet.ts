import { closingOf } from './closing.ts';
import { featureParts, paragraphsOf, regulatoryPart, variantParts } from './product-parts.ts';
import type { Sheet } from './sheet.ts';
import { typeset } from './typeset.ts';
import { wordings } from '../texts/texts.ts';

/** Draws a data sheet as a tagged PDF; equal sheets give equal bytes. @throws TypesettingError */
export const renderSheet = (sheet: Sheet): Promise<Buffer> => {
  const { language, product, brandName, categoryName, issuer, asOf, picture } = sheet;
  const words = wordings[language];
  const name = product.name[language];
  return typeset({
    language,
    title: `${name} – ${words.sheet}`,
    subject: categoryName[language],
    author: issuer.name,
    keywords: [brandName, ...product.variants.map(({ ref }) => ref)],
    date: asOf,
    label: words.sheet,
    name,
    parts: [
      {
        part: 'head',
        title: name,
        facts: [
          [words.facets.brand, brandName],
          [words.facets.category, categoryName[language]],
        ],
        paragraphs: paragraphsOf(product.description[language]),
        ...(picture && { picture: { ...picture, alt: name } }),
      },
      ...featureParts(product, language),
      ...variantParts(product.variants, language),
      regulatoryPart(product.regulatory, language),
    ],
    closing: closingOf({ ...sheet, latest: words.latest }),
  });
};
