import { type ReactNode, useContext, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { FormName } from '#contracts/form-fields.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { formSectionId, splitLanguage } from '../../../lib/paths.ts';
import { pageFormId } from './form-body.tsx';
import type { BegunMessage } from './submission/begun-message.ts';
import type { loadFormPage } from '../posted/load-form-page.ts';
import { PostedFormContext } from '../posted/posted-form.ts';
import { RequestForm } from './request-form.tsx';
import { useSentResult, useSentUrl } from './submission/use-sent-url.ts';

interface Props {
  readonly form: FormName;
  /** The requested products. */
  readonly items: readonly ListItem[];
  readonly begun?: BegunMessage | undefined;
}

/** The form of a page, which without JavaScript posts to the page itself. */
export const PageForm = ({ form, items, begun }: Props): ReactNode => {
  const { key } = useLoaderData<typeof loadFormPage>();
  const { pathname } = useLocation();
  const posted = useContext(PostedFormContext);
  const sent = useSentResult(form);
  // A new form after a sent one does not start with what was posted.
  const [isPostedOver, setIsPostedOver] = useState(sent !== undefined);
  if (sent && !isPostedOver) setIsPostedOver(true);
  useSentUrl(form, sent);
  return (
    // Links to the form give it the focus, so that screen readers go on there. The name is the same in both languages.
    <section className="form-section" id={formSectionId} tabIndex={-1} aria-label="Form">
      <RequestForm
        form={form}
        id={pageFormId}
        items={items}
        idempotencyKey={key}
        posted={isPostedOver || posted?.result.kind === 'sent' ? undefined : posted}
        begun={begun}
        sent={sent}
        newFormPath={splitLanguage(pathname).path}
      />
    </section>
  );
};
