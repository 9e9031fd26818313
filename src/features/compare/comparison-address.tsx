import { type ReactNode, useContext } from 'react';
import { encode } from 'uqr';
import { PrintContact } from '../../components/contact/print-contact.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { inLanguage } from '../../lib/paths.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { compareTexts } from './compare-texts.ts';

/** Draws the dark modules as one line for each run of them. */
const runsOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? '#' : ' '))
          .join('')
          .matchAll(/#+/gu),
        ({ index, 0: run }) => `M${index} ${y}h${run.length}`,
      ),
    )
    .join('');

/**
 * Leads back from paper to a comparison: its address, also as a QR code, contact details, and the day, which the page's
 * script fills in. Not shown on screen.
 */
export const ComparisonAddress = ({ path }: { readonly path: string }): ReactNode => {
  const language = useLanguage();
  const { data, size } = encode(useContext(PublicUrl) + inLanguage(language, path), { ecc: 'L', border: 0 });
  return (
    <div className="comparison-address">
      <PrintContact path={path}>
        <span
          className="comparison-day"
          data-label={compareTexts[language].printed}
          data-locale={localeOf(language)}
        />
      </PrintContact>
      <svg
        className="comparison-code"
        aria-hidden="true"
        viewBox={`0 -0.5 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path stroke="#000" d={runsOf(data)} />
      </svg>
    </div>
  );
};
