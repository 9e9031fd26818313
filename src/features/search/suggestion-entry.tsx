import type { ReactNode } from 'react';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { otherLanguage } from '#domain/shared/language.ts';
import { Picture } from '../../components/picture.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSite } from '../../api/site.ts';
import { countMissingWords } from './mark-matches.ts';
import { MarkedText } from './marked-text.tsx';

interface Props {
  readonly product: FoundProduct;
  readonly query: string;
}

/** A product with its matches marked, and its name in the other language if that matches better. */
export const SuggestionEntry = ({ product, query }: Props): ReactNode => {
  const { name, brand, category, picture, matchedRef } = product;
  const language = useLanguage();
  const other = otherLanguage(language);
  const { brands, solutions } = useSite().catalogue;
  const missing = countMissingWords(name[language], query);
  const missingInOther = countMissingWords(name[other], query);
  const labels = [
    matchedRef && `REF ${matchedRef}`,
    brands.find((candidate) => candidate.slug === brand)?.name,
    solutions.flatMap(({ categories }) => categories).find((candidate) => candidate.slug === category)?.name[
      language
    ],
  ].filter((label) => label !== undefined);
  return (
    <>
      <Picture kind="product" file={picture} alt="" sizes="4rem" priority />
      <span className="suggestion">
        <span className="suggestion-name">
          <MarkedText text={name[language]} query={query} />
        </span>
        {missingInOther < missing && (
          <span lang={other}>
            <MarkedText text={name[other]} query={query} />
          </span>
        )}
        <span className="meta">
          <MarkedText text={labels.join(' · ')} query={Math.min(missing, missingInOther) > 0 ? query : ''} />
        </span>
      </span>
    </>
  );
};
