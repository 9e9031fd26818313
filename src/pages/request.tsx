import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { RequestedProducts } from '../basket/requested-products.tsx';
import { useRequestEditing } from '../basket/use-request-editing.ts';
import { Banner } from '../components/banner.tsx';
import { ContactDetails } from '../components/contact-details.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type FormPageData, PageForm, saysSent } from '../forms/page-form.tsx';
import type { NamedItem } from '../forms/requested-items.ts';

/** Data of the page. */
export interface RequestPageData extends FormPageData {
  readonly items: readonly NamedItem[];
}

export const OfferRequestPage = (): ReactNode => {
  const { t } = useTranslation('pages');
  const [sent, setSent] = useState(false);
  const thanking = saysSent(useLocation().search) || sent;
  const request = useRequestEditing(useLoaderData<RequestPageData>().items);
  return (
    <>
      <PageHead
        title={t('request.title')}
        description={t('request.lead')}
        hidden={request.items.length > 0}
      />
      <Banner title={t('request.title')} lead={t('request.lead')} />
      <div className="frame form-page">
        <div>
          {!thanking && <RequestedProducts request={request} />}
          <PageForm form="offer" items={request.items} onSent={setSent} />
        </div>
        <aside>
          <ContactDetails />
        </aside>
      </div>
    </>
  );
};
