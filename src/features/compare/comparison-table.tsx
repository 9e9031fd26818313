import type { ReactNode } from 'react';
import type {
  ComparedProduct,
  Comparison,
  RegulatoryRow,
} from '#domain/catalogue/comparison/compare-products.ts';
import type { RegulatoryFact } from '#domain/catalogue/products/regulatory.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { compareTexts } from './compare-texts.ts';
import {
  comparedProductAddress,
  ofProduct,
  rowLine,
  useOrderLines,
  useOverview,
} from './comparison-lines.tsx';
import { type ComparisonLine, ComparisonSection } from './comparison-section.tsx';

interface Props {
  readonly comparison: Comparison;
  readonly onlyDifferences: boolean;
  /** Shown for each product. */
  readonly renderAction: (product: ComparedProduct) => ReactNode;
  readonly labelOfField: (field: RegulatoryRow['field']) => string;
  readonly textOfFact: (fact: RegulatoryFact) => string;
}

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
  const { products } = comparison;
  const overview = useOverview(comparison);
  const orderLines = useOrderLines(comparison, onlyDifferences);
  const factText = (value: RegulatoryRow['values'][number]): string | undefined => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return value && textOfFact(value);
  };
  const regulatory = comparison.regulatory.map(({ field, values, agreement }): ComparisonLine => ({
    label: labelOfField(field),
    valueOf: (index) => factText(values[index]),
    agreement,
  }));
  const request: ComparisonLine = {
    label: texts.request,
    valueOf: ofProduct(products, renderAction),
    agreement: 'same',
    isAction: true,
  };
  const columns = products.map(({ slug, name }) => ({ key: slug.en, name: name[language] }));
  const sections = [
    { title: texts.sections.overview, lines: overview },
    { title: texts.sections.attributes, lines: comparison.attributes.map((row) => rowLine(row, language)) },
    { title: texts.sections.technical, lines: comparison.technical.map((row) => rowLine(row, language)) },
    { title: texts.sections.variants, lines: orderLines },
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
