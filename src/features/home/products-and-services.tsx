import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePageTexts } from '../../i18n/use-page-texts.ts';
import { paths } from '../../lib/paths.ts';
import { withProducts } from '../../lib/with-products.ts';
import { useSite } from '../../api/site.ts';
import { Offering } from './offering.tsx';

const third = '(width < 48rem) 36vw, (width < 84rem) 31vw, 26rem';
const smaller = '(width < 48rem) 36vw, (width < 64rem) 23vw, (width < 88rem) 17vw, 16rem';

/** The three solutions and two services of the company. */
export const ProductsAndServices = (): ReactNode => {
  const { t } = useTranslation();
  const { productsHeading, productsText } = usePageTexts('home');
  const language = useLanguage();
  const { catalogue, services } = useSite();
  return (
    <section className="home-band" id="products">
      <div className="frame home-section">
        <div className="home-head">
          <h2>{productsHeading}</h2>
          <p>{productsText}</p>
        </div>
        <ul className="solutions">
          {catalogue.solutions.map(({ slug, name, summary, categories }) => (
            <Offering
              key={slug}
              to={paths.solution(slug)}
              picture={slug}
              sizes={third}
              title={name[language]}
              text={summary[language]}
              note={t('listing.groups', { count: withProducts(categories).length })}
            />
          ))}
        </ul>
        <ul className="services">
          <Offering
            to={paths.technicalService}
            picture="technical-service"
            sizes={smaller}
            title={services['technical-service'].title[language]}
            text={services['technical-service'].lead[language]}
          />
          <Offering
            to={paths.oem}
            picture="oem"
            sizes={smaller}
            title={services.oem.title[language]}
            text={services.oem.lead[language]}
          />
        </ul>
      </div>
    </section>
  );
};
