import type { ReactNode } from 'react';
import type { ProcedureView } from '#domain/catalogue/procedures/view-procedure.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { nameInside } from '#domain/catalogue/attributes/option-names.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
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
 * Products of a procedure, seen from above, at the places that `tableStyles` gives: links over the picture of the whole
 * table, or else the products' own pictures, whose names appear under the mouse and with the focus. On phones a picture
 * of the whole table has no links until it is enlarged, as the phases name all that lies there, and products' own
 * pictures have their names below them. A box to tick enlarges it, as these pages take no scripts.
 */
export const InstrumentTable = ({ name, picture, products }: Props): ReactNode => {
  const language = useLanguage();
  const texts = proceduresTexts[language];
  if (picture === undefined)
    return (
      <>
        <h2>{texts.table}</h2>
        <Instruments products={products} />
      </>
    );
  const pictureText = fillText(texts.tablePicture, { name: nameInside(name[language], language) });
  return (
    <div className="pictured-table">
      <div className="table-head">
        <h2>{texts.table}</h2>
        <label className="tag table-zoom">
          <input type="checkbox" className="visually-hidden" />
          {texts.enlarge}
        </label>
      </div>
      <div className="table-view">
        <Picture
          kind="table"
          file={picture}
          alt={pictureText.charAt(0).toLocaleUpperCase(language) + pictureText.slice(1)}
          sizes="(width < 48rem) 36rem, (width < 88rem) 94vw, 84rem"
          priority
        />
        <Instruments picture={picture} products={products} />
      </div>
    </div>
  );
};
