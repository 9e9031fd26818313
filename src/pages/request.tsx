import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { RequestedProducts } from '../features/request/basket/requested-products.tsx';
import { useRequestEditing } from '../features/request/basket/use-request-editing.ts';
import { Banner } from '../components/banner.tsx';
import { ContactDetails } from '../components/contact-details.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type FormPageData, PageForm } from '../features/request/form/page-form.tsx';
import {
  type RequestedProduct,
  requestedItems,
  withNames,
} from '../features/request/basket/requested-items.ts';
import { isSentSearch } from '../features/request/form/use-sent-url.ts';

/** Data of the page. */
export interface RequestPageData extends FormPageData {
  /** What the address asked for when they were loaded; since then it may ask for less. */
  readonly items: readonly RequestedProduct[];
}

export const OfferRequestPage = (): ReactNode => {
  const { t } = useTranslation('pages');
  const { search } = useLocation();
  const { items } = useLoaderData<RequestPageData>();
  const request = useRequestEditing(useMemo(() => withNames(requestedItems(search), items), [search, items]));
  return (
    <>
      <PageHead
        title={t('request.title')}
        description={t('request.lead')}
        hidden={request.items.length > 0}
      />
      <Banner title={t('request.title')} lead={t('request.lead')} picture="request" />
      <div className="frame form-page">
        <div>
          {!isSentSearch(search) && <RequestedProducts request={request} />}
          <PageForm form="offer" items={request.items} />
        </div>
        <aside>
          <ContactDetails />
        </aside>
      </div>
    </>
  );
};
