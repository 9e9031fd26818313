import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { locales } from '../../../lib/locales.ts';
import type { Basket } from '../basket/basket.ts';
import { itemName } from '../basket/named-item.ts';
import { requestPath } from '../basket/request-path.ts';

/** Products beyond these are counted instead of named. */
const maxNamed = 3;

interface Props {
  readonly basket: Basket;
}

/** A request without products, while the basket has some: links to the request for them. */
export const UnsentItems = ({ basket }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const more = basket.length - maxNamed;
  const names = [
    ...basket.slice(0, maxNamed).map((item) => itemName(item, language)),
    ...(more > 0 ? [t('more', { count: more })] : []),
  ];
  return (
    <>
      <p>
        <span>{t('unsentItems', { names: new Intl.ListFormat(locales[language]).format(names) })}</span>
      </p>
      <SiteLink to={requestPath(basket)} className="button secondary" preventScrollReset>
        <span>{t('showUnsent', { count: basket.length })}</span>
      </SiteLink>
    </>
  );
};
