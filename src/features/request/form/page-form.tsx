import { type ReactNode, useContext, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { FormName } from '#contracts/request-form.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { splitLanguage } from '../../../lib/paths.ts';
import { formSectionId } from './form-body.tsx';
import type { loadFormPage } from '../posted/load-form-page.ts';
import { PostedFormContext } from '../posted/posted-form.ts';
import { RequestForm } from './request-form.tsx';
import { isSentSearch, useSentUrl } from './use-sent-url.ts';

interface Props {
  readonly form: FormName;
  /** The requested products. */
  readonly items: readonly RequestItem[];
}

/** The form of a page, which without JavaScript posts to the page itself. */
export const PageForm = ({ form, items }: Props): ReactNode => {
  const { key } = useLoaderData<typeof loadFormPage>();
  const { pathname, search } = useLocation();
  const posted = useContext(PostedFormContext);
  const isSent = isSentSearch(search);
  // A new form after a sent one does not start with what was posted.
  const [isPostedOver, setIsPostedOver] = useState(isSent);
  if (isSent && !isPostedOver) setIsPostedOver(true);
  useSentUrl(form, items);
  return (
    <section className="form-section" id={formSectionId}>
      <RequestForm
        form={form}
        items={items}
        idempotencyKey={key}
        posted={isPostedOver ? undefined : posted}
        isSent={isSent}
        newFormPath={splitLanguage(pathname).path}
      />
    </section>
  );
};
