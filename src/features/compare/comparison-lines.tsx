import type { ReactNode } from 'react';
import {
  type ComparedProduct,
  type ComparedRow,
  type Comparison,
  packsOf,
} from '#domain/catalogue/comparison/compare-products.ts';
import { type CompareQuery, compareSearch } from '#domain/site/compare-query.ts';
import type { Language } from '#domain/shared/language.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { useSite } from '../../api/site.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { compareTexts } from './compare-texts.ts';
import type { ComparisonLine } from './comparison-section.tsx';

/** A product's page, which leads back to the comparison. @param slugs of its products */
export const comparedProductAddress = (
  slug: string,
  { slugs, onlyDifferences }: Omit<CompareQuery, 'omitted'>,
): string => paths.product(slug) + compareSearch({ slugs, omitted: [], onlyDifferences });

/** Variants that a cell lists; the product's page has all. */
const maxVariants = 12;

interface VariantsProps {
  readonly product: ComparedProduct;
  /** Address of the product's page. */
  readonly address: string;
}

const Variants = ({ product: { variants }, address }: VariantsProps): ReactNode => {
  const language = useLanguage();
  const further = variants.length - maxVariants;
  return (
    <ul className="plain-list">
      {variants.slice(0, maxVariants).map(({ ref, name }) => (
        <li key={ref}>
          <span className="comparison-ref">{ref}</span> {name[language]}
        </li>
      ))}
      {further > 0 && (
        <li>
          <SiteLink to={address}>
            {fillText(compareTexts[language].furtherVariants, { variants: further })}
          </SiteLink>
        </li>
      )}
    </ul>
  );
};

/** Makes the function that renders the value of a column. */
export const ofProduct =
  (products: readonly ComparedProduct[], render: (product: ComparedProduct) => ReactNode) =>
  (index: number): ReactNode => {
    const product = products[index];
    return product && render(product);
  };

/** Line of an attribute or a technical value. */
export const rowLine = ({ label, values, agreement }: ComparedRow, language: Language): ComparisonLine => ({
  label: label[language],
  valueOf: (index) => values[index]?.[language],
  agreement,
});

/** Lines that say what the products are. */
export const useOverview = ({ products, agreement }: Comparison): readonly ComparisonLine[] => {
  const language = useLanguage();
  const texts = compareTexts[language];
  const { brands, solutions } = useSite().catalogue;
  const categories = solutions.flatMap((solution) => solution.categories);
  return [
    {
      label: texts.summary,
      valueOf: ofProduct(products, ({ summary }) => summary[language]),
      agreement: 'same',
    },
    {
      label: texts.brand,
      valueOf: ofProduct(products, ({ brand }) => (
        <SiteLink to={paths.brand(brand)}>
          {brands.find(({ slug }) => slug === brand)?.name ?? brand}
        </SiteLink>
      )),
      agreement: agreement.brand,
      isShared: agreement.brand === 'same',
    },
    {
      label: texts.category,
      valueOf: ofProduct(products, ({ category }) => (
        <SiteLink to={paths.category(category)}>
          {categories.find(({ slug }) => slug === category)?.name[language] ?? category}
        </SiteLink>
      )),
      agreement: agreement.category,
      isShared: agreement.category === 'same',
    },
  ];
};

/** Lines that say how the products are ordered, where one of them has variants or packs. */
export const useOrderLines = (
  { products, agreement }: Comparison,
  onlyDifferences: boolean,
): readonly ComparisonLine[] => {
  const texts = compareTexts[useLanguage()];
  const slugs = products.map(({ slug }) => slug.en);
  const variants: ComparisonLine = {
    label: texts.order,
    valueOf: ofProduct(products, (product) =>
      product.variants.length > 0 ? (
        <Variants
          product={product}
          address={comparedProductAddress(product.slug.en, { slugs, onlyDifferences })}
        />
      ) : undefined,
    ),
    agreement: agreement.variants,
  };
  const packs: ComparisonLine = {
    label: texts.packs,
    valueOf: ofProduct(products, (product) => packsOf(product)?.join(' · ')),
    agreement: agreement.packs,
  };
  return [
    ...(products.some((product) => product.variants.length > 0) ? [variants] : []),
    ...(products.some((product) => packsOf(product)) ? [packs] : []),
  ];
};
