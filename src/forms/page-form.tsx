import { type ReactNode, useContext } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { FormName } from '../../adapters/http/contracts/request-form.ts';
import type { RequestItem } from '../../adapters/http/contracts/request-items.ts';
import { splitLanguage } from '../paths.ts';
import { formSectionId } from './form-section.ts';
import { Posted } from './posted-form.ts';
import { RequestForm } from './request-form.tsx';

/** Data that every page with a form has. */
export interface FormPageData {
  /** New with each load. */
  readonly key: string;
}

interface Props {
  readonly form: FormName;
  readonly items: readonly RequestItem[];
}

/** The form of a page, which without JavaScript is posted to the page itself. */
export const PageForm = ({ form, items }: Props): ReactNode => {
  const { key } = useLoaderData<FormPageData>();
  const { pathname, search } = useLocation();
  return (
    <section className="form-section" id={formSectionId}>
      <RequestForm
        form={form}
        items={items}
        pageKey={key}
        posted={useContext(Posted)}
        sentBefore={new URLSearchParams(search).get('sent') === '1'}
        again={splitLanguage(pathname).path}
      />
    </section>
  );
};
