import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { requestPath } from './request-path.ts';
import { useBasket } from './use-basket.ts';

/** Products beyond these are counted instead of named. */
const maxNamed = 3;

/** A request without products: links to the request for the basket or, when that is empty too, to the catalogue. */
export const EmptyRequest = (): ReactNode => {
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
        <p>{t('basket.unsentItems', { names: new Intl.ListFormat(language).format(names) })}</p>
        <SiteLink to={requestPath(basket)} className="button secondary" preventScrollReset>
          {t('basket.showUnsent', { count: basket.length })}
        </SiteLink>
      </>
    );
  }
  return (
    <>
      <p>{t('basket.empty')}</p>
      <ul className="request-hints">
        {solutions.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={paths.solution(slug)}>{name[language]}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
};
