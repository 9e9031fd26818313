import { isCompleteItem } from '#contracts/list/decode-items.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type FormName, encodeFields } from '#contracts/form-fields.ts';
import { chooseAgainText } from '#contracts/form-messages.ts';
import { type ListItem, encodeItems } from '#contracts/list/items.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { useSite } from '../../../api/site.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { formSectionId } from '../../../lib/paths.ts';
import { AskedInputs } from './asked-inputs.tsx';
import { FileField } from './files/file-field.tsx';
import { FormMessage } from './submission/form-message.tsx';
import type { BegunMessage } from './submission/begun-message.ts';
import { LanguageHint } from './language-hint.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { restoreLanguageLink } from './restore-language-link.ts';
import { RequestFields } from './request-fields.tsx';
import type { Submission } from './submission/submissions.ts';
import { useRequestForm } from './use-request-form.ts';
import { fileErrors } from './submission/visible-errors.ts';

interface Props {
  readonly form: FormName;
  readonly id: string | undefined;
  readonly items: readonly ListItem[];
  /** Key of a post without JavaScript. */
  readonly idempotencyKey: string;
  readonly posted: PostedForm | undefined;
  readonly begun: BegunMessage | undefined;
  readonly submission: Submission | undefined;
  readonly hasFocus: boolean;
  readonly onSent: () => void;
}

/** Id of the form of a page. */
export const pageFormId = 'page-form';

/** Whether a button submits the form to a page of its own, such as that of the quick order in the HTML; not the hidden one that Enter presses. */
const postsElsewhere = ({ submitter }: SubmitEvent): boolean =>
  submitter?.matches('[formaction]:not([aria-hidden])') === true;

interface FormEndProps extends Pick<Props, 'submission'> {
  readonly isPending: boolean;
  /** Whether the form is pending, or waits for a connection. */
  readonly isBusy: boolean;
}

/** The notice and the button at the end of the form. */
const FormEnd = ({ submission, isPending, isBusy }: FormEndProps): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="form-end">
      <PrivacyNotice />
      <div className="send">
        <output className="visually-hidden">{submission?.kind === 'pending' && t('forms.pending')}</output>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isPending && <span className="spinner" aria-hidden="true" />}
          <span>{isPending ? t('forms.pending') : t('forms.send')}</span>
        </button>
      </div>
    </div>
  );
};

/**
 * The form element. Without JavaScript, and until it is hydrated, it posts to its page, and the browser checks what it can,
 * before it sends large files for nothing.
 */
export const FormBody = (props: Props): ReactNode => {
  const { form: formName, id, items, idempotencyKey, posted, begun, submission, hasFocus, onSent } = props;
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { privacyNoticeVersion } = useSite();
  const { pathname, search } = useLocation();
  const context = {
    form: formName,
    products: encodeItems(items),
    language,
    noticeVersion: privacyNoticeVersion,
  };
  const { form, formElement, message, result, submit } = useRequestForm({
    form: formName,
    context,
    hasInvalidQuantity: !items.every(isCompleteItem),
    posted,
    begun,
    submission,
    onSent,
  });
  const takesFiles = formName !== 'online-catalog';
  // The pending submission may be that of a dialog which was closed and opened again.
  const { isSubmitting, isSubmitted } = form.formState;
  const isPending = isSubmitting || submission?.kind === 'pending';
  const isBusy = isPending || submission?.kind === 'waiting';
  const { getValues, setFocus } = form;
  useEffect(restoreLanguageLink, []);
  useEffect(() => {
    // Another request has the name of the one before.
    if (hasFocus) setFocus(getValues('name') ? 'message' : 'name');
  }, [hasFocus, getValues, setFocus]);
  // After a post without JavaScript the visitor reads from the top of the form.
  const isResultAtTop = result !== undefined && posted !== undefined && !isSubmitted;
  const lostFiles = isSubmitted ? undefined : posted?.files;
  const resultMessage = result && (
    <FormMessage
      result={result}
      hint={lostFiles && result.kind !== 'storageFull' ? chooseAgainText(lostFiles, language) : undefined}
      isFirst={isResultAtTop}
      ref={message}
    />
  );
  return (
    <form
      className="request-form"
      id={id}
      ref={formElement}
      method="post"
      encType={takesFiles ? 'multipart/form-data' : undefined}
      action={`${pathname}${search}#${formSectionId}`}
      noValidate={isHydrated}
      onSubmit={(event) => {
        // The button is not disabled, as it would lose the focus.
        if (isBusy) event.preventDefault();
        else if (!postsElsewhere(event.nativeEvent)) void submit(event);
      }}
    >
      {isResultAtTop && resultMessage}
      <noscript>{import.meta.env.SSR && takesFiles && <LanguageHint />}</noscript>
      {Object.entries(
        encodeFields({ ...context, idempotencyKey: posted?.values.idempotencyKey || idempotencyKey }),
      ).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {import.meta.env.SSR && posted && <AskedInputs {...posted} />}
      <RequestFields formName={formName} form={form} posted={posted} begun={begun} isPending={isBusy} />
      {takesFiles && (
        <FileField form={formName} errors={fileErrors(result)} posted={posted} isPending={isBusy} />
      )}
      {!isResultAtTop && resultMessage}
      <FormEnd submission={submission} isPending={isPending} isBusy={isBusy} />
    </form>
  );
};
