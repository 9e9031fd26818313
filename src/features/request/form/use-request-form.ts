import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FormField, formFieldNames } from '#contracts/form-fields.ts';
import { type FormName, requestForm } from '#contracts/request-form.ts';
import type { PostedForm, SubmissionResult } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { correctable, errorsOf, shownErrors } from './visible-errors.ts';
import { startDraft } from './start-draft.ts';
import { inThisLanguage, knownCountries } from './countries.ts';
import { drafts } from './draft-store.ts';
import { withoutLonePrefix } from './phone-prefix.ts';
import { submitForm } from './submit-form.ts';
import { type FormSubmission, submissions } from './submissions.ts';
import { typedFields, typedText } from './form-values.ts';

export type FormValues = z.input<typeof requestForm>;

const check = zodResolver(requestForm, undefined, { raw: true });

/** The schema of the server; a prefix that picking a country put there is no phone number yet. */
const resolver: typeof check = (values, context, options) =>
  check({ ...values, phone: withoutLonePrefix(values.phone ?? '') }, context, options);

interface Options {
  readonly form: FormName;
  /** Fields that the visitor does not fill in. */
  readonly context: Readonly<Partial<Record<FormField, string>>>;
  readonly posted: PostedForm | undefined;
  readonly sending: FormSubmission | undefined;
  /** Called also when the form is not shown any more. */
  readonly onSent: () => void;
}

interface RequestFormState {
  readonly form: UseFormReturn<FormValues>;
  readonly root: RefObject<HTMLFormElement | null>;
  readonly message: RefObject<HTMLParagraphElement | null>;
  /** What the visitor is to be told about the last try; `undefined` while there is none or one is under way. */
  readonly answer: SubmissionResult | undefined;
  readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
}

/** Keeps what is typed as a draft from the first moment until it was sent, and sends it. */
export const useRequestForm = (options: Options): RequestFormState => {
  const { form: name, context, posted, sending, onSent } = options;
  const language = useLanguage();
  const root = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  // Of the draft; empty once it was sent, which ends it.
  const key = useRef('');
  const [before] = useState(() => posted && correctable(posted.result));
  const answer = sending?.kind === 'pending' ? undefined : (sending ?? before);
  const [errors] = useState(() => errorsOf(answer));
  const form = useForm<FormValues>({
    resolver,
    errors,
    // What the server marked is looked at again with every letter, as after a try in the browser.
    mode: Object.keys(errors).length > 0 ? 'onChange' : 'onSubmit',
  });
  const { handleSubmit, setError, setFocus, setValue, subscribe } = form;

  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const data = new FormData(root.current);
    const standing = typedText((field) => data.get(formFieldNames[field]));
    const begun = startDraft({ standing, posted, draft: drafts.read(name) });
    // A country that was picked is called as the page's language calls it.
    const text = { ...begun.text, country: inThisLanguage(knownCountries(), begun.text.country, language) };
    key.current = begun.key;
    drafts.write(name, { key: begun.key, text });
    for (const field of typedFields) if (text[field] !== standing[field]) setValue(field, text[field]);
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        if (key.current === '') return;
        drafts.write(name, { key: key.current, text: typedText((field) => values[field]) });
      },
    });
  }, [name, posted, language, setValue, subscribe]);

  useEffect(() => {
    const fieldErrors = shownErrors(answer);
    for (const { field, code } of fieldErrors) setError(field, { type: 'server', message: code });
    const [first] = fieldErrors;
    if (first) setFocus(first.field);
    else if (answer && answer.kind !== 'invalid') message.current?.focus();
  }, [answer, setError, setFocus]);

  const send = async (values: FormValues): Promise<void> => {
    submissions.note(name, { kind: 'pending' });
    const text = { ...typedText((field) => values[field]), honeypot: values.honeypot ?? '' };
    const outcome = correctable(await submitForm(name, { ...text, ...context }, key.current));
    if (outcome.kind === 'sent') {
      key.current = '';
      drafts.clear(name);
      onSent();
    }
    submissions.note(name, outcome);
  };
  const submit = (event: BaseSyntheticEvent): Promise<void> =>
    handleSubmit(send, () => submissions.note(name, { kind: 'invalid', errors: [] }))(event);

  const mended = answer?.kind === 'invalid' && Object.keys(form.formState.errors).length === 0;
  return { form, root, message, answer: mended ? undefined : answer, submit };
};
