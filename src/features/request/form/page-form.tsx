import { type ReactNode, useContext, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { FormName } from '#contracts/request-form.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { splitLanguage } from '../../../lib/paths.ts';
import { formSectionId } from './form-section.ts';
import { Posted } from './posted-form.ts';
import { RequestForm } from './request-form.tsx';
import { saysSent, useSentAddress } from './use-sent-url.ts';

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
  const posted = useContext(Posted);
  const sent = saysSent(search);
  // The next form is not the one that was posted.
  const [over, setOver] = useState(sent);
  if (sent && !over) setOver(true);
  useSentAddress(form, items);
  return (
    <section className="form-section" id={formSectionId}>
      <RequestForm
        form={form}
        items={items}
        pageKey={key}
        posted={over ? undefined : posted}
        sentBefore={sent}
        again={splitLanguage(pathname).path}
      />
    </section>
  );
};
