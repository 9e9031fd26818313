import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, ResolverOptions } from 'react-hook-form';
import { type AskedField, askedFields, askedInputName } from '#contracts/asked-fields.ts';
import { formFieldNames } from '#contracts/form-fields.ts';
import { lostFilesName } from '#contracts/form-files.ts';
import { formQuestions } from '#contracts/form-questions.ts';
import { formKinds, isFormName, requestForm } from '#contracts/request-form.ts';
import { decodeItems, isCompleteItem } from '#contracts/list/decode-items.ts';
import { type FormError, fieldErrorMessage } from '#contracts/submission-result.ts';
import { getCountries } from '#domain/requests/contact/countries.ts';
import { defaultLanguage, isLanguage } from '#domain/shared/language.ts';
import { fileInputOf, hasFiles } from './files/file-tools.ts';
import type { FormValues } from './fields/form-values.ts';
import { guessesClass } from './fields/country.ts';
import { withoutLonePrefix } from './fields/phone-prefix.ts';
import { readOrderDraft } from './submission/order-draft.ts';

const validate = zodResolver(requestForm, undefined, { raw: true });

/** Form that is being sent; `undefined` while a field is changed, which is validated alone. */
const sentForm = ({ names = [], fields }: ResolverOptions<FormValues>): HTMLFormElement | undefined => {
  const { ref } = fields.name ?? {};
  return names.length > 1 && ref && 'form' in ref ? (ref.form ?? undefined) : undefined;
};

type Asked = Readonly<Partial<Record<AskedField, string>>>;

/** Texts that a form has asked about since it was hydrated, by field. */
const askedBy = new WeakMap<HTMLFormElement, Asked>();

/**
 * Texts that were asked about: before hydration, as the country was left, and as the form was sent. Whoever goes on by
 * Tab has left buttons for similar countries behind: they are asked again.
 */
const askedOf = (form: HTMLFormElement, data: FormData, { country = '' }: FormValues): Asked => ({
  ...Object.fromEntries(
    askedFields.flatMap((field) => {
      const about = data.get(askedInputName(field));
      return typeof about === 'string' ? [[field, about] as const] : [];
    }),
  ),
  ...askedBy.get(form),
  ...(form.querySelector(`.${guessesClass}:not(:has(button))`) && { country: country ?? '' }),
});

/** Asks about a form that is being sent what the server asks without JavaScript. */
const findQuestions = (
  form: HTMLFormElement,
  values: FormValues,
  isFaulty: boolean,
): readonly FormError[] => {
  const data = new FormData(form);
  const textOf = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const name = textOf(formFieldNames.form);
  const language = textOf(formFieldNames.language);
  if (!isFormName(name)) return [];
  const products = textOf(formFieldNames.products);
  const asked = askedOf(form, data, values);
  const questions = formQuestions(
    {
      kind: formKinds[name],
      values: {
        ...values,
        products,
        orderLines: name === 'offer' ? readOrderDraft() : '',
      },
      isFaulty: isFaulty || !(decodeItems(products) ?? []).every(isCompleteItem),
      hasFiles: hasFiles(name, fileInputOf(form)),
      lostFiles: textOf(lostFilesName).split('/').filter(Boolean),
      hasGuesses: true,
      asked,
    },
    isLanguage(language) ? language : defaultLanguage,
  );
  const about = Object.fromEntries(questions.map((question) => [question.field, question.about]));
  askedBy.set(form, { ...asked, ...about });
  return questions;
};

/**
 * The server's schema as a resolver of react-hook-form, except that a calling code alone, which picking a country fills
 * in, counts as no phone number. It asks once, too, what the server asks without JavaScript; about files, in `root`.
 */
export const validateForm: Resolver<FormValues> = async (values, context, options) => {
  const phone = withoutLonePrefix(getCountries(), values.phone ?? '');
  const result = await validate({ ...values, phone }, context, options);
  const form = sentForm(options);
  const questions = form ? findQuestions(form, values, Object.keys(result.errors).length > 0) : [];
  if (questions.length === 0) return result;
  const asking = questions.map(({ field, question = '' }) => [
    field === 'files' ? 'root' : field,
    { type: 'question', message: fieldErrorMessage({ code: 'question', question }) },
  ]);
  return { values: {}, errors: { ...Object.fromEntries(asking), ...result.errors } };
};
