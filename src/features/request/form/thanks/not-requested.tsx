import { countText, fillText } from '#domain/shared/fill-text.ts';
import { type ReactNode, useContext } from 'react';
import { SiteLink } from '../../../../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { paths } from '../../../../lib/paths.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { type GoneItem, knownName, maxNamed } from '../../list/named-item.ts';
import { requestPath } from '#contracts/request-address.ts';
import { useList } from '../../list/use-list.ts';
import { OwnListContext } from '../../posted/own-list.ts';
import { readOrderDraft } from '../submission/order-draft.ts';
import { thanksTexts } from './thanks-texts.ts';

/** Products that are still on the visitor's list, as the browser knows it or, without names, the server. */
const RestOfList = ({ list }: { readonly list: readonly GoneItem[] }): ReactNode => {
  const language = useLanguage();
  const texts = thanksTexts[language];
  const named = list.slice(0, maxNamed).map((item) => knownName(item, language));
  const names = named.join('; ');
  const count = list.length - named.length;
  const text =
    count > 0
      ? countText(texts, 'restOfLongList', { language, count, names })
      : fillText(texts.restOfList, { names });
  return (
    list.length > 0 && (
      <p>
        <UnbrokenNumbers text={text} /> <SiteLink to={requestPath(list)}>{texts.showRest}</SiteLink>
      </p>
    )
  );
};

/** Products and lines that the visitor has gathered, and that the request for an offer does not ask for. */
export const NotRequested = (): ReactNode => {
  const { restOfOrder, showRest } = thanksTexts[useLanguage()];
  const isHydrated = useHydrated();
  const ownList = useList() ?? [];
  const plainList = useContext(OwnListContext);
  return (
    <>
      {isHydrated ? (
        <RestOfList list={ownList} />
      ) : (
        <noscript>{import.meta.env.SSR && <RestOfList list={plainList} />}</noscript>
      )}
      {isHydrated && readOrderDraft() !== '' && (
        <p>
          <span>{restOfOrder}</span> <SiteLink to={paths.request}>{showRest}</SiteLink>
        </p>
      )}
    </>
  );
};
