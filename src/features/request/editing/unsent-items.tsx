import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListItem, withoutItems } from '#contracts/list/items.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { itemName, maxNamed } from '../list/named-item.ts';
import { requestPath } from '#contracts/request-address.ts';
import { useList } from '../list/use-list.ts';

interface Props {
  /** Products that the page requests, and those among them that have gone. */
  readonly items: readonly ListItem[];
  /** Whether the page shows any products beside which these are further ones. */
  readonly isMore: boolean;
}

/**
 * Products that are on the visitor's list and not in this request, with a link to the request for all of it; nothing
 * where there are none.
 */
export const UnsentItems = ({ items, isMore }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const ownList = useList() ?? [];
  const rest = withoutItems(ownList, items);
  const more = rest.length - maxNamed;
  const names = [
    ...rest.slice(0, maxNamed).map((item) => itemName(item, language)),
    ...(more > 0 ? [t('more', { count: more })] : []),
  ];
  const named = { names: new Intl.ListFormat(localeOf(language)).format(names) };
  return (
    rest.length > 0 && (
      <div>
        <p>
          <UnbrokenNumbers text={isMore ? t('unsentItems', named) : t('ownItems', named)} />
        </p>
        <SiteLink to={requestPath(ownList)} className="button secondary" preventScrollReset>
          <span>{t('showUnsent', { count: ownList.length })}</span>
        </SiteLink>
      </div>
    )
  );
};
