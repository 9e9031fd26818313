import type { ReactNode } from 'react';
import type { ProcedureView } from '#domain/catalogue/procedures/view-procedure.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { Unbroken } from '../../components/text/unbroken.tsx';
import { unbrokenName } from './unbroken-name.ts';

/** The phases of a procedure in their order, with what is used in each: its number on the table, its picture and name. */
export const PhaseList = ({ products, phases }: Pick<ProcedureView, 'products' | 'phases'>): ReactNode => {
  const language = useLanguage();
  return (
    <ol className="phases">
      {phases.map(({ title, text, products: used }) => (
        <li key={title.en} className="phase">
          <div>
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
          </div>
          <ul className="phase-products">
            {products.map(({ slug, name, picture }, index) =>
              used.includes(slug.en) ? (
                <li key={slug.en}>
                  <span className="instrument-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <Picture kind="product" file={picture} alt="" sizes="4.5rem" />
                  <SiteLink to={paths.product(slug.en)}>
                    <Unbroken text={unbrokenName(name[language], language)} />
                  </SiteLink>
                </li>
              ) : (
                []
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
};
