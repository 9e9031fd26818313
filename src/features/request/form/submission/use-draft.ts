import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormName, formFieldNames } from '#contracts/form-fields.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import type { Country } from '#domain/requests/contact/countries.ts';
import { translateCountryName } from '../fields/country.ts';
import { drafts } from './draft-store.ts';
import { type FormValues, toVisibleValues, visibleFields } from '../fields/form-values.ts';
import { loadCountries } from '../fields/load-countries.ts';
import type { BegunMessage } from './begun-message.ts';
import { startDraft } from './start-draft.ts';

interface Options {
  readonly form: FormName;
  readonly formElement: RefObject<HTMLFormElement | null>;
  readonly posted: PostedForm | undefined;
  readonly begun: BegunMessage | undefined;
  readonly setValue: UseFormReturn<FormValues>['setValue'];
  readonly setValues: UseFormReturn<FormValues>['setValues'];
  readonly subscribe: UseFormReturn<FormValues>['subscribe'];
}

interface FormDraft {
  /** Returns the key of the draft, once the form is mounted. */
  readonly getIdempotencyKey: () => string;
  /** Deletes the draft and stops saving it. */
  readonly deleteDraft: () => void;
}

const messageField = (): HTMLTextAreaElement | null =>
  document.querySelector(`.request-form textarea[name=${formFieldNames.message}]`);

/**
 * Keeps what was changed before hydration in a message that the HTML has: React sets a text area back to its text in the
 * HTML (`initTextarea` of react-dom).
 */
const useKeptMessage = (posted: PostedForm | undefined, begun: BegunMessage | undefined): void => {
  const isInHtml = !import.meta.env.SSR && (posted !== undefined || begun?.isHydrated === false);
  const [text] = useState(() => (isInHtml ? messageField()?.value : undefined));
  useLayoutEffect(() => {
    const message = messageField();
    if (message && text !== undefined && message.value !== text) message.value = text;
  }, [text]);
};

/** Whether a field has a text in the HTML and none any more. */
const isEmptied = (field: ReturnType<HTMLFormControlsCollection['namedItem']>): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value === '' &&
  field.defaultValue !== '';

/** Restores the draft of a form in its fields and saves what the visitor types. */
export const useDraft = ({
  form,
  formElement,
  posted,
  begun,
  setValue,
  setValues,
  subscribe,
}: Options): FormDraft => {
  const language = useLanguage();
  // Empty once the draft is deleted.
  const idempotencyKey = useRef('');

  useKeptMessage(posted, begun);

  useLayoutEffect(() => {
    if (!formElement.current) return undefined;
    const { elements } = formElement.current;
    const data = new FormData(formElement.current);
    const inputs = toVisibleValues((field) => data.get(formFieldNames[field]));
    const draft = startDraft({
      inputs,
      isEmptied: (field) => isEmptied(elements.namedItem(formFieldNames[field])),
      posted,
      stored: drafts.read(form),
      contact: drafts.readContact(),
      begun,
    });
    const { values } = draft;
    idempotencyKey.current = draft.idempotencyKey;
    drafts.write(form, draft);
    const filled = visibleFields.filter((field) => values[field] !== '');
    // As a change, so that also those who watch a field hear of what was entered in it before hydration.
    setValues(Object.fromEntries(filled.map((field) => [field, values[field]])), { shouldDirty: true });
    let { country } = values;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ values: changed }) {
        if (idempotencyKey.current === '') return;
        const changedValues = toVisibleValues((field) => changed[field]);
        ({ country } = changedValues);
        drafts.write(form, { ...draft, idempotencyKey: idempotencyKey.current, values: changedValues });
      },
    });
    let isShown = true;
    const translateCountry = (countries: readonly Country[]): void => {
      const translated = translateCountryName(countries, country, language);
      if (isShown && translated !== country) setValue('country', translated);
    };
    // Without the countries, the name stays as it is.
    if (country !== '') loadCountries().then(translateCountry, () => {});
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, [form, formElement, posted, begun, language, setValue, setValues, subscribe]);

  return {
    getIdempotencyKey: () => idempotencyKey.current,
    deleteDraft() {
      idempotencyKey.current = '';
      drafts.delete(form);
    },
  };
};
