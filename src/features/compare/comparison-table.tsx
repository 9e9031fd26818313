import type { ReactNode } from 'react';
import type {
  ComparedProduct,
  ComparedRow,
  Comparison,
  RegulatoryRow,
} from '#domain/catalogue/compare-products.ts';
import type { RegulatoryFact } from '#domain/catalogue/regulatory.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
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

/** Variants that a cell lists; the product's page has all. */
const maxVariants = 12;

const Variants = ({ product: { slug, variants } }: { readonly product: ComparedProduct }): ReactNode => {
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
          <SiteLink to={paths.product(slug.en)}>{compareTexts[language].furtherVariants(further)}</SiteLink>
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
  const without = (removed: ComparedProduct): string =>
    compareAddress(
      products.filter((product) => product !== removed).map(({ slug }) => slug.en),
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
              <SiteLink to={paths.product(slug.en)}>{name[language]}</SiteLink>
              <div className="comparison-head-actions">
                {renderAction(product)}
                <SiteLink
                  to={without(product)}
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
  const { products, differs } = comparison;
  const categories = solutions.flatMap((solution) => solution.categories);
  const ofProduct =
    (render: (product: ComparedProduct) => ReactNode) =>
    (index: number): ReactNode => {
      const product = products[index];
      return product && render(product);
    };
  const toLine = ({ label, values, differs: isDifferent }: ComparedRow): ComparisonLine => ({
    label: label[language],
    valueOf: (index) => values[index]?.[language],
    differs: isDifferent,
  });
  const factText = (value: RegulatoryRow['values'][number]): string | undefined => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return value && textOfFact(value);
  };
  const overview: readonly ComparisonLine[] = [
    { label: texts.summary, valueOf: ofProduct(({ summary }) => summary[language]), differs: false },
    {
      label: texts.brand,
      valueOf: ofProduct(({ brand }) => (
        <SiteLink to={paths.brand(brand)}>
          {brands.find(({ slug }) => slug === brand)?.name ?? brand}
        </SiteLink>
      )),
      differs: differs.brand,
      isShared: !differs.brand,
    },
    {
      label: texts.category,
      valueOf: ofProduct(({ category }) => (
        <SiteLink to={paths.category(category)}>
          {categories.find(({ slug }) => slug === category)?.name[language] ?? category}
        </SiteLink>
      )),
      differs: differs.category,
      isShared: !differs.category,
    },
  ];
  const variants: ComparisonLine = {
    label: texts.order,
    valueOf: ofProduct((product) =>
      product.variants.length > 0 ? <Variants product={product} /> : undefined,
    ),
    differs: differs.variants,
  };
  const hasVariants = products.some((product) => product.variants.length > 0);
  const regulatory = comparison.regulatory.map(({ field, values, differs: isDifferent }): ComparisonLine => ({
    label: labelOfField(field),
    valueOf: (index) => factText(values[index]),
    differs: isDifferent,
  }));
  const request: ComparisonLine = {
    label: texts.request,
    valueOf: ofProduct(renderAction),
    differs: false,
    isAction: true,
  };
  const columns = products.map(({ slug, name }) => ({ key: slug.en, name: name[language] }));
  const sections = [
    { title: texts.sections.overview, lines: overview },
    { title: texts.sections.attributes, lines: comparison.attributes.map(toLine) },
    { title: texts.sections.technical, lines: comparison.technical.map(toLine) },
    { title: texts.sections.variants, lines: hasVariants ? [variants] : [] },
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
            lines={onlyDifferences ? lines.filter((line) => line.differs) : lines}
            columns={columns}
          />
        ))}
        <ComparisonSection title={undefined} lines={[request]} columns={columns} />
      </table>
    </div>
  );
};
