import type { ReactNode } from 'react';
import type { ProcedureView } from '#domain/catalogue/view-procedure.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';

/**
 * What is used in a procedure, seen from above: pictures at the places that `tableStyles` gives them, whose names appear
 * under the mouse and with the focus. On small screens, and where nothing hovers, the names are always there.
 */
export const InstrumentTable = ({ products }: Pick<ProcedureView, 'products'>): ReactNode => {
  const language = useLanguage();
  return (
    <ol className="instrument-table">
      {products.map(({ slug, name, picture }, index) => (
        <li key={slug.en} className="instrument">
          <SiteLink to={paths.product(slug.en)}>
            <Picture
              kind="product"
              file={picture}
              alt=""
              sizes="(width < 48rem) 44vw, (width < 88rem) 18vw, 15rem"
              priority={index === 0}
            />
            <span className="instrument-number" aria-hidden="true">
              {index + 1}
            </span>
            <span className="instrument-name">{name[language]}</span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
};
