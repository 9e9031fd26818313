import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { useBasket } from './use-basket.ts';
import { requestAddress } from './request-path.ts';

/** Of products that are named; of more the number is told. */
const maxNamed = 3;

/** A request without products: the way to what was collected before, or to the catalogue. */
export const NoProducts = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { solutions } = useSite().catalogue;
  const basket = useBasket() ?? [];
  if (basket.length > 0) {
    const more = basket.length - maxNamed;
    const names = [
      ...basket.slice(0, maxNamed).map(({ name }) => name[language]),
      ...(more > 0 ? [t('basket.more', { count: more })] : []),
    ];
    return (
      <>
        <p>{t('basket.waiting', { names: new Intl.ListFormat(language).format(names) })}</p>
        <SiteLink to={requestAddress(basket)} className="button secondary" preventScrollReset>
          {t('basket.showWaiting', { count: basket.length })}
        </SiteLink>
      </>
    );
  }
  return (
    <>
      <p>{t('basket.none')}</p>
      <ul className="ways">
        {solutions.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={paths.solution(slug)}>{name[language]}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
};
