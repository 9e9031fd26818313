import type { ReactNode } from 'react';
import {
  type ComparedProduct,
  type ComparedRow,
  type Comparison,
  type RegulatoryRow,
  packsOf,
} from '#domain/catalogue/compare-products.ts';
import type { RegulatoryFact } from '#domain/catalogue/regulatory.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
import { type CompareQuery, compareSearch } from '#domain/site/compare-query.ts';
import { useSite } from '../../api/site.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { compareTexts } from './compare-texts.ts';
import { ComparisonSection, type ComparisonLine } from './comparison-section.tsx';

interface Props {
  readonly comparison: Comparison;
  readonly onlyDifferences: boolean;
  /** Shown for each product. */
  readonly renderAction: (product: ComparedProduct) => ReactNode;
  readonly labelOfField: (field: RegulatoryRow['field']) => string;
  readonly textOfFact: (fact: RegulatoryFact) => string;
}

/** A product's page, which leads back to the comparison. @param slugs of its products */
const comparedProductAddress = (
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
          <SiteLink to={address}>{compareTexts[language].furtherVariants(further)}</SiteLink>
        </li>
      )}
    </ul>
  );
};

/** The names, each with what asks for the product and a link to the comparison without it. */
const Head = ({
  products,
  onlyDifferences,
  renderAction,
}: Pick<Props, 'onlyDifferences' | 'renderAction'> & Pick<Comparison, 'products'>): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  const slugs = products.map(({ slug }) => slug.en);
  const without = (removed: string): string =>
    compareAddress(
      slugs.filter((slug) => slug !== removed),
      { onlyDifferences },
    );
  return (
    <thead>
      <tr className="comparison-pictures">
        <td>
          <span className="visually-hidden">{texts.picture}</span>
        </td>
        {products.map(({ slug, picture }) => (
          <td key={slug.en}>
            <Picture kind="product" file={picture} alt="" sizes="(width < 48rem) 6rem, 16rem" />
          </td>
        ))}
      </tr>
      <tr className="comparison-names">
        <td>
          <span className="visually-hidden">{texts.product}</span>
        </td>
        {products.map((product) => {
          const { slug, name } = product;
          return (
            // Screen readers name the column by its abbreviation, without links and buttons.
            <th key={slug.en} scope="col" abbr={name[language]}>
              <SiteLink to={comparedProductAddress(slug.en, { slugs, onlyDifferences })}>
                {name[language]}
              </SiteLink>
              <div className="comparison-head-actions">
                {renderAction(product)}
                <SiteLink
                  to={without(slug.en)}
                  className="comparison-remove"
                  aria-label={`${texts.remove}: ${name[language]}`}
                  data-removed={slug.en}
                >
                  {texts.remove}
                </SiteLink>
              </div>
            </th>
          );
        })}
      </tr>
    </thead>
  );
};

/** Products side by side, or on phones each row as a card that lists them: nothing scrolls but the page. */
export const ComparisonTable = ({
  comparison,
  onlyDifferences,
  renderAction,
  labelOfField,
  textOfFact,
}: Props): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  const { brands, solutions } = useSite().catalogue;
  const { products, agreement } = comparison;
  const slugs = products.map(({ slug }) => slug.en);
  const categories = solutions.flatMap((solution) => solution.categories);
  const ofProduct =
    (render: (product: ComparedProduct) => ReactNode) =>
    (index: number): ReactNode => {
      const product = products[index];
      return product && render(product);
    };
  const toLine = ({ label, values, agreement: ofRow }: ComparedRow): ComparisonLine => ({
    label: label[language],
    valueOf: (index) => values[index]?.[language],
    agreement: ofRow,
  });
  const factText = (value: RegulatoryRow['values'][number]): string | undefined => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return value && textOfFact(value);
  };
  const overview: readonly ComparisonLine[] = [
    { label: texts.summary, valueOf: ofProduct(({ summary }) => summary[language]), agreement: 'same' },
    {
      label: texts.brand,
      valueOf: ofProduct(({ brand }) => (
        <SiteLink to={paths.brand(brand)}>
          {brands.find(({ slug }) => slug === brand)?.name ?? brand}
        </SiteLink>
      )),
      agreement: agreement.brand,
      isShared: agreement.brand === 'same',
    },
    {
      label: texts.category,
      valueOf: ofProduct(({ category }) => (
        <SiteLink to={paths.category(category)}>
          {categories.find(({ slug }) => slug === category)?.name[language] ?? category}
        </SiteLink>
      )),
      agreement: agreement.category,
      isShared: agreement.category === 'same',
    },
  ];
  const variants: ComparisonLine = {
    label: texts.order,
    valueOf: ofProduct((product) =>
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
    valueOf: ofProduct((product) => packsOf(product)?.join(' · ')),
    agreement: agreement.packs,
  };
  const hasPacks = products.some((product) => packsOf(product));
  const hasVariants = products.some((product) => product.variants.length > 0);
  const regulatory = comparison.regulatory.map(({ field, values, agreement: ofRow }): ComparisonLine => ({
    label: labelOfField(field),
    valueOf: (index) => factText(values[index]),
    agreement: ofRow,
  }));
  const request: ComparisonLine = {
    label: texts.request,
    valueOf: ofProduct(renderAction),
    agreement: 'same',
    isAction: true,
  };
  const columns = products.map(({ slug, name }) => ({ key: slug.en, name: name[language] }));
  const sections = [
    { title: texts.sections.overview, lines: overview },
    { title: texts.sections.attributes, lines: comparison.attributes.map(toLine) },
    { title: texts.sections.technical, lines: comparison.technical.map(toLine) },
    {
      title: texts.sections.variants,
      lines: [...(hasVariants ? [variants] : []), ...(hasPacks ? [packs] : [])],
    },
    { title: texts.sections.regulatory, lines: regulatory },
  ];
  return (
    <div className="comparison">
      <table aria-label={texts.table}>
        <Head products={products} onlyDifferences={onlyDifferences} renderAction={renderAction} />
        {sections.map(({ title, lines }) => (
          <ComparisonSection
            key={title}
            title={title}
            lines={onlyDifferences ? lines.filter((line) => line.agreement !== 'same') : lines}
            columns={columns}
          />
        ))}
        <ComparisonSection title={undefined} lines={[request]} columns={columns} />
      </table>
    </div>
  );
};
