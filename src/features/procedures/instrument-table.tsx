import type { ReactNode } from 'react';
import type { ProcedureView } from '#domain/catalogue/view-procedure.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { proceduresTexts } from './procedures-texts.ts';

type Props = Pick<ProcedureView, 'name' | 'picture' | 'products'>;

const Instruments = ({ picture: ofTable, products }: Omit<Props, 'name'>): ReactNode => {
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
              priority={ofTable === undefined && index === 0}
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

/**
 * What is used in a procedure, seen from above, at the places that `tableStyles` gives: links over the picture of the whole
 * table, or else the products' own pictures, whose names appear under the mouse and with the focus. On phones a picture of
 * the whole table is shown alone, as the phases name all that lies there, and products' own pictures with their names.
 */
export const InstrumentTable = ({ name, picture, products }: Props): ReactNode => {
  const language = useLanguage();
  if (picture === undefined) return <Instruments products={products} />;
  return (
    <div className="pictured-table">
      <Picture
        kind="table"
        file={picture}
        alt={proceduresTexts[language].tablePicture(name[language])}
        sizes="(width < 88rem) 94vw, 84rem"
        priority
      />
      <Instruments picture={picture} products={products} />
    </div>
  );
};
