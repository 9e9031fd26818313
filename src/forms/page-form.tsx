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
  /** Called when it was sent, and when another is begun. */
  readonly onSent?: (sent: boolean) => void;
}

/** Whether the address is the one that a form without JavaScript leads to when it was sent. */
export const saysSent = (search: string): boolean => new URLSearchParams(search).get('sent') === '1';

/** The form of a page, which without JavaScript is posted to the page itself. */
export const PageForm = ({ form, items, onSent }: Props): ReactNode => {
  const { key } = useLoaderData<FormPageData>();
  const { pathname, search } = useLocation();
  return (
    <section className="form-section" id={formSectionId}>
      <RequestForm
        form={form}
        items={items}
        pageKey={key}
        posted={useContext(Posted)}
        sentBefore={saysSent(search)}
        again={splitLanguage(pathname).path}
        {...(onSent && { onSent })}
      />
    </section>
  );
};
