import type { ReactNode } from 'react';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './styles/technical-service.css';

export const loader = loadFormPage;

export const Page = (): ReactNode => (
  <RequestPage
    form="technical-service"
    {...usePageTexts('technical-service')}
    solutionPicture="technical-service"
  />
);
