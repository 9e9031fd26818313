import type { ReactNode } from 'react';
import { OnlineEditions } from '../features/catalogue/online-editions.tsx';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './online-catalog.css';

export const loader = loadFormPage;

export const Page = (): ReactNode => (
  <RequestPage form="online-catalog" {...usePageTexts('online-catalog')} picture="online-catalog">
    <OnlineEditions />
  </RequestPage>
);
