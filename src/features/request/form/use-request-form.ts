import { type BaseSyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { FormName, FormField } from '#contracts/form-fields.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type PostedForm, fieldErrorMessage } from '#contracts/submission-result.ts';
import { type FormValues, isFoldedField, toVisibleValues } from './fields/form-values.ts';
import { formResolver, loadValidationWhenIdle } from './form-resolver.ts';
import { type Submission, type VisibleSubmission, submissions } from './submission/submissions.ts';
import { fileInputOf, hasFiles, loadedFileTools, uploadForm } from './files/file-tools.ts';
import { sendForm } from './submission/send-form.ts';
import type { BegunMessage } from './submission/begun-message.ts';
import { rememberOutcome } from '../posted/last-outcome.ts';
import { keepFileNames } from './files/kept-file-names.ts';
import { onOrderChanged, sendWithOrder } from './submission/pending-order.ts';
import { resultText } from './submission/form-message.tsx';
import { type Outcome, submitForm } from './submission/submit-form.ts';
import { useDraft } from './submission/use-draft.ts';
import {
  fileErrors,
  fileQuestion,
  toFormErrors,
  toVisibleResult,
  visibleErrors,
} from './submission/visible-errors.ts';

interface Options {
  readonly form: FormName;
  /** Values of the fields that the visitor does not fill in. */
  readonly context: Readonly<Partial<Record<FormField, string>>>;
  /** Whether a quantity in the list of products is invalid, which shows the error. */
  readonly hasInvalidQuantity: boolean;
  readonly posted: PostedForm | undefined;
  readonly begun: BegunMessage | undefined;
  readonly submission: Submission | undefined;
  /** Called once the form is sent, also when it is no longer mounted. */
  readonly onSent: () => void;
}

interface RequestFormState {
  readonly form: UseFormReturn<FormValues>;
  readonly formElement: RefObject<HTMLFormElement | null>;
  /** Element of the message that shows the result. */
  readonly message: RefObject<HTMLParagraphElement | null>;
  /** The result of the last submission; `undefined` before the first, while one is pending and once errors are corrected. */
  readonly result: VisibleSubmission | undefined;
  readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
}

/** A field of a folded group cannot get the focus. */
const unfold = (form: HTMLFormElement | null): void => {
  for (const group of form?.querySelectorAll('details') ?? []) group.open = true;
};

/** Whether a date was typed in part, of which the browser gives no value. */
const hasPartialDate = (form: HTMLFormElement | null): boolean =>
  Boolean(form?.querySelector('input[type="date"]:invalid'));

/** The list of products stands before the form, in the same page or dialog. */
const focusInvalidQuantity = (form: HTMLFormElement | null): void =>
  form?.closest('dialog, main')?.querySelector<HTMLElement>('.quantity [aria-invalid="true"]')?.focus();

/** Shows the errors of a result, and moves the focus to the first of them or to the message. */
const useResultFocus = (
  result: VisibleSubmission | undefined,
  isPending: boolean,
  { formState: { isSubmitting }, setError, setFocus }: UseFormReturn<FormValues>,
): Pick<RequestFormState, 'formElement' | 'message'> => {
  const formElement = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const shownErrors = visibleErrors(result);
    for (const error of shownErrors)
      setError(error.field, { type: 'server', message: fieldErrorMessage(error) });
    const [first] = shownErrors;
    if (first) {
      if (isFoldedField(first.field)) unfold(formElement.current);
      setFocus(first.field);
    } else if (result?.kind === 'waiting') {
      // The button that was pressed is gone; while attempts fail, the visitor may be elsewhere.
      if (document.activeElement === document.body) message.current?.focus();
    } else if (result && result.kind !== 'invalid') message.current?.focus();
    if (result) focusInvalidQuantity(formElement.current);
  }, [result, setError, setFocus]);

  useEffect(() => {
    // The button that was pressed is gone.
    if (isPending && document.activeElement === document.body)
      formElement.current?.querySelector<HTMLElement>('.send button')?.focus({ preventScroll: true });
  }, [isPending]);

  useEffect(() => {
    // Until then it is disabled, as no file input can be read-only.
    if (!isSubmitting && !visibleErrors(result)[0] && fileErrors(result)[0])
      fileInputOf(formElement.current)?.focus();
  }, [result, isSubmitting]);
  return { formElement, message };
};

/** The result of a post without JavaScript, until what it says of the quick order's lines is no longer true. */
const usePostedResult = (form: FormName, posted: PostedForm | undefined): VisibleSubmission | undefined => {
  const [result, setResult] = useState(() =>
    posted && posted.result.kind !== 'listChanged' ? toVisibleResult(posted.result) : undefined,
  );
  useEffect(
    () =>
      onOrderChanged(() => {
        setResult((earlier) => (earlier?.kind === 'orderOpen' ? undefined : earlier));
        if (submissions.get(form)?.kind === 'orderOpen') submissions.delete(form);
      }),
    [form],
  );
  return result;
};

/** The state of a form: its values with their draft, its submission, and the errors of the result. */
export const useRequestForm = (options: Options): RequestFormState => {
  const { form: formName, context, hasInvalidQuantity, posted, begun, submission, onSent } = options;
  const language = useLanguage();
  const postedResult = usePostedResult(formName, posted);
  const isPending = submission?.kind === 'pending';
  const result = isPending ? undefined : (submission ?? postedResult);
  const [errors] = useState(() => toFormErrors(result));
  const form = useForm<FormValues>({
    resolver: formResolver,
    errors,
    // Errors from the server are checked again on each change, as react-hook-form does after a submission of its own.
    mode: Object.keys(errors).length > 0 ? 'onChange' : 'onSubmit',
    // It is the first fault of the page, and gets the focus with the result.
    shouldFocusError: !hasInvalidQuantity,
  });
  const { formElement, message } = useResultFocus(result, isPending, form);
  const { getIdempotencyKey, deleteDraft } = useDraft({
    ...form,
    form: formName,
    formElement,
    posted,
    begun,
  });

  useEffect(loadValidationWhenIdle, []);

  const onValid = async (values: FormValues, isDatePartial: boolean): Promise<void> => {
    if (isDatePartial || hasInvalidQuantity) {
      submissions.set(formName, {
        kind: 'invalid',
        errors: isDatePartial ? [{ field: 'wantedDate', code: 'date' }] : [],
      });
      return;
    }
    const input = { ...toVisibleValues((field) => values[field]), honeypot: values.honeypot ?? '' };
    const idempotencyKey = getIdempotencyKey();
    const sent = { ...input, ...context };
    const fileInput = fileInputOf(formElement.current);
    const attempt = (): Promise<Outcome> =>
      sendWithOrder(sent, (completed) =>
        hasFiles(formName, fileInput)
          ? uploadForm(formName, completed, idempotencyKey, fileInput)
          : submitForm(formName, completed, idempotencyKey),
      );
    await sendForm({
      form: formName,
      attempt,
      onSettled(outcome) {
        rememberOutcome(resultText(outcome, language, navigator.onLine));
        if (outcome.kind !== 'sent') return;
        loadedFileTools()?.clearFiles(formName);
        keepFileNames(formName, []);
        deleteDraft();
        onSent();
      },
    });
  };
  const onInvalid = (invalid: FieldErrors<FormValues>): void => {
    const { root, ...fields } = invalid;
    if (Object.keys(fields).every(isFoldedField)) unfold(formElement.current);
    const questions = root?.message ? [fileQuestion(root.message)] : [];
    submissions.set(formName, { kind: 'invalid', errors: questions });
  };

  const isCorrected =
    result?.kind === 'invalid' &&
    fileErrors(result).length === 0 &&
    !hasInvalidQuantity &&
    Object.keys(form.formState.errors).length === 0;
  return {
    form,
    formElement,
    message,
    result: isCorrected ? undefined : result,
    submit(event) {
      // While the form is being submitted, its inputs are read-only, which counts as valid.
      const isDatePartial = hasPartialDate(formElement.current);
      return form.handleSubmit((values) => onValid(values, isDatePartial), onInvalid)(event);
    },
  };
};
