import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { inSameForm, requestListPath } from '../lib/paths.ts';

interface Props {
  readonly products: readonly Pick<ProductSummary, 'slug' | 'hasVariants'>[];
  readonly children: ReactNode;
}

/** Says of how many products the size stays open. */
const openSizes: Localized<(products: number) => string> = {
  tr: (products) => `${products} üründe birden çok ölçü var; ölçü seçilmeden eklenir.`,
  en: (products) =>
    products === 1
      ? '1 product comes in several sizes and is added without one.'
      : `${products} products come in several sizes and are added without one.`,
};

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
      {open > 0 && <p className="meta">{openSizes[language](open)}</p>}
    </>
  );
};
