import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { countText } from '#domain/shared/fill-text.ts';
import { plainTexts } from '../i18n/plain-texts.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { inSameForm, requestListPath } from '../lib/paths.ts';

interface Props {
  readonly products: readonly Pick<ProductSummary, 'slug' | 'hasVariants'>[];
  readonly children: ReactNode;
}

/** Adds several products to the list at once, and shows it; of a page that is not hydrated. */
export const AddAllToRequest = ({ products, children }: Props): ReactNode => {
  const language = useLanguage();
  const open = products.filter(({ hasVariants }) => hasVariants).length;
  return (
    <>
      <form method="post" action={inSameForm(requestListPath, useParams()['language'])}>
        <button name="add" value={products.map(({ slug }) => slug.en).join(',')} className="button">
          {children}
        </button>
      </form>
      {open > 0 && (
        <p className="meta">{countText(plainTexts[language], 'openSizes', { language, count: open })}</p>
      )}
    </>
  );
};
