import type { ReactNode } from 'react';
import type { Agreement, Comparison } from '#domain/catalogue/comparison/compare-products.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
import { countText } from '#domain/shared/fill-text.ts';
import { AddAllToRequest } from '../../components/add-all-to-request.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { compareTexts } from './compare-texts.ts';

interface Props {
  readonly comparison: Comparison;
  readonly onlyDifferences: boolean;
}

/** Number of rows with an agreement. */
const countRows = (
  { agreement, attributes, technical, regulatory }: Comparison,
  counted: Agreement,
): number =>
  [
    ...Object.values(agreement),
    ...[...attributes, ...technical, ...regulatory].map((row) => row.agreement),
  ].filter((each) => each === counted).length;

/** Tools above the table: what differs, and what can be done with all of its products. */
export const ComparisonTools = ({ comparison, onlyDifferences }: Props): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  const differences = countRows(comparison, 'none');
  const partial = countRows(comparison, 'partial');
  const slugs = comparison.products.map(({ slug }) => slug.en);
  return (
    <div className="comparison-tools">
      <p className="comparison-count">
        {[
          differences > 0
            ? countText(texts, 'rowsDiffer', { language, count: differences, products: slugs.length })
            : texts.noDifference,
          ...(partial > 0 ? [countText(texts, 'rowsPartial', { language, count: partial })] : []),
        ].join('; ')}
      </p>
      <p className="meta comparison-legend">
        <span className="difference-mark">≠</span> {texts.legend}
      </p>
      <div className="actions">
        <SiteLink
          to={compareAddress(slugs, { onlyDifferences: !onlyDifferences })}
          className="button secondary"
        >
          {onlyDifferences ? texts.allRows : texts.onlyDifferences}
        </SiteLink>
        {/* The page's script shows it. */}
        <button type="button" className="button secondary comparison-print" hidden>
          {texts.print}
        </button>
        <AddAllToRequest
          products={comparison.products.map(({ slug, variants }) => ({
            slug,
            hasVariants: variants.length > 0,
          }))}
        >
          {texts.requestAll}
        </AddAllToRequest>
      </div>
    </div>
  );
};
