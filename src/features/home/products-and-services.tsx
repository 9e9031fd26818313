import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import { Offering } from './offering.tsx';

const third = '(width < 48rem) 92vw, (width < 84rem) 31vw, 26rem';
const smaller = '(width < 48rem) 36vw, (width < 64rem) 23vw, (width < 88rem) 17vw, 16rem';

/** The three solutions and two services of the company. */
export const ProductsAndServices = (): ReactNode => {
  const { t } = useTranslation(['home', 'ui']);
  const language = useLanguage();
  const { solutions } = useSite().catalogue;
  return (
    <section className="home-band" id="products">
      <div className="frame home-section">
        <div className="home-head">
          <h2>{t('productsHeading')}</h2>
          <p>{t('productsText')}</p>
        </div>
        <ul className="solutions">
          {solutions.map(({ slug, name, summary, categories }) => (
            <Offering
              key={slug}
              to={paths.solution(slug)}
              picture={slug}
              sizes={third}
              title={name[language]}
              text={summary[language]}
              note={t('ui:listing.groups', { count: categories.length })}
            />
          ))}
        </ul>
        <ul className="services">
          <Offering
            to={paths.technicalService}
            picture="technical-service"
            sizes={smaller}
            title={t('ui:pages.technicalService.title')}
            text={t('ui:pages.technicalService.lead')}
          />
          <Offering
            to={paths.oem}
            picture="oem"
            sizes={smaller}
            title={t('ui:pages.oem.title')}
            text={t('ui:pages.oem.lead')}
          />
        </ul>
      </div>
    </section>
  );
};
