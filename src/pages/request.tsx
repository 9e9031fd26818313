import { type ReactNode, useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { itemKey, withoutItems } from '#contracts/list/items.ts';
import { withAmounts } from '#contracts/list/typed-amount.ts';
import { RequestedProducts } from '../features/request/editing/requested-products.tsx';
import { useRequestEditing } from '../features/request/editing/use-request-editing.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { BesideForm } from '../features/request/form/beside-form.tsx';
import { PageForm } from '../features/request/form/page-form.tsx';
import { useBegunMessage } from '../features/request/editing/begun-message.ts';
import { SentRequests } from '../features/request/form/thanks/sent-requests.tsx';
import { itemsOfAddress, withNames } from '../features/request/list/items-of-address.ts';
import { loadRequestedNames } from '../features/request/list/keys-of-address.ts';
import { useSentResult } from '../features/request/form/submission/use-sent-url.ts';
import { usePostedItems } from '../features/request/editing/use-posted-items.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './styles/request.css';

export const loader = async ({ api, url }: LoaderArgs) => ({
  ...loadFormPage(),
  // Of the address at the time of loading; it may name fewer products since then.
  names: await loadRequestedNames(url.href, (items) => api.productNames(items)),
});

export const Page = (): ReactNode => {
  const { title, lead, steps } = usePageTexts('request');
  const { search } = useLocation();
  const language = useLanguage();
  const { names } = useLoaderData<typeof loader>();
  const sent = useSentResult('offer');
  const posted = usePostedItems();
  const requested = useMemo(
    () =>
      withAmounts(
        itemsOfAddress(search, language),
        new Map(posted.map((item) => [itemKey(item), item])),
        language,
      ),
    [search, language, posted],
  );
  const products = useMemo(() => withNames(requested, names), [requested, names]);
  const begun = useBegunMessage(search);
  const request = useRequestEditing(products, withoutItems(requested, products));
  const { items, gone } = request;
  return (
    <>
      <PageHead title={title} description={lead} noIndex={items.length > 0 || begun !== undefined} />
      <Banner title={title} lead={lead} picture="request" />
      {!sent && <SentRequests className="frame" />}
      <div className="frame form-page">
        {!sent && <RequestedProducts request={request} />}
        <BesideForm steps={steps} isSent={sent !== undefined} />
        <PageForm form="offer" items={[...items, ...gone]} begun={begun} />
      </div>
    </>
  );
};
