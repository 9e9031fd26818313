import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { encodeFields, formFieldNames } from '#contracts/form-fields.ts';
import { type FormName, privacyNoticeVersion } from '#contracts/request-form.ts';
import { type RequestItem, requestItems } from '#contracts/request-items.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formSectionId } from './form-section.ts';
import { FormMessage } from './form-message.tsx';
import type { PostedForm } from '#contracts/submission-result.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { RequestFields } from './request-fields.tsx';
import type { FormSubmission } from './submissions.ts';
import { useRequestForm } from './use-request-form.ts';

interface Props {
  readonly form: FormName;
  readonly items: readonly RequestItem[];
  /** Key of a form that is sent without JavaScript. */
  readonly pageKey: string;
  readonly posted: PostedForm | undefined;
  readonly sending: FormSubmission | undefined;
  /** Whether to begin in the first field. */
  readonly focused: boolean;
  readonly onSent: () => void;
}

/** The form itself. Without JavaScript it goes to the page's own address; noValidate, so that both ways say the same. */
export const FormBody = (props: Props): ReactNode => {
  const { form: name, items, pageKey, posted, sending, focused, onSent } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const context = {
    form: name,
    products: z.encode(requestItems, [...items]),
    language,
    noticeVersion: privacyNoticeVersion,
  };
  const { form, root, message, answer, submit } = useRequestForm({
    form: name,
    context,
    posted,
    sending,
    onSent,
  });
  // Also by a form of this kind that was closed before the answer came.
  const pending = form.formState.isSubmitting || sending?.kind === 'pending';
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('name');
  }, [focused, setFocus]);
  // A page that was loaded anew is read from its top.
  const fromServer = answer !== undefined && posted !== undefined && !form.formState.isSubmitted;
  const result = answer && <FormMessage result={answer} ref={message} />;
  return (
    <form
      className="request-form"
      ref={root}
      method="post"
      action={`${pathname}${search}#${formSectionId}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {fromServer && result}
      {Object.entries(encodeFields(context)).map(([fieldName, value]) => (
        <input key={fieldName} type="hidden" name={fieldName} value={value} />
      ))}
      <input
        type="hidden"
        name={formFieldNames.idempotencyKey}
        value={posted?.values.idempotencyKey || pageKey}
      />
      <RequestFields form={form} posted={posted} pending={pending} />
      {!fromServer && result}
      <button type="submit" className="button" disabled={pending}>
        {pending && <span className="spinner" aria-hidden="true" />}
        {pending ? t('forms.pending') : t('forms.send')}
      </button>
      <PrivacyNotice />
    </form>
  );
};
