import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, ResolverOptions } from 'react-hook-form';
import { requestForm } from '#contracts/request-form.ts';
import { fieldErrorMessage } from '#contracts/submission-result.ts';
import { getCountries } from '#domain/requests/contact/countries.ts';
import { countryQuestion } from '#contracts/country-question.ts';
import { defaultLanguage, isLanguage } from '#domain/shared/language.ts';
import type { FormValues } from './fields/form-values.ts';
import { guessesClass } from './fields/country.ts';
import { withoutLonePrefix } from './fields/phone-prefix.ts';

const validate = zodResolver(requestForm, undefined, { raw: true });

/** Whether the form is being sent; a field that is being changed is validated alone. */
const isSending = ({ names = [] }: ResolverOptions<FormValues>): boolean => names.length > 1;

/** Whether the country field has an error or a notice: the question about the text that it still has. */
const isAsked = ({ fields: { country } }: ResolverOptions<FormValues>): boolean =>
  country !== undefined &&
  'getAttribute' in country.ref &&
  (country.ref.getAttribute('aria-invalid') === 'true' ||
    Boolean(country.ref.closest?.('.field')?.querySelector(`.${guessesClass}`)));

const questionOf = (
  country: FormValues['country'],
  options: ResolverOptions<FormValues>,
): string | undefined => {
  if (!isSending(options) || isAsked(options)) return undefined;
  const { lang } = document.documentElement;
  return countryQuestion(country ?? '', isLanguage(lang) ? lang : defaultLanguage);
};

/**
 * The server's schema as a resolver of react-hook-form, except that a calling code alone, which picking a country fills
 * in, counts as no phone number. A text that is no country is asked about once: sent again, it is meant.
 */
export const validateForm: Resolver<FormValues> = async (values, context, options) => {
  const phone = withoutLonePrefix(getCountries(), values.phone ?? '');
  const result = await validate({ ...values, phone }, context, options);
  const typed = questionOf(values.country, options);
  if (typed === undefined || result.errors.country) return result;
  const country = { type: 'country', message: fieldErrorMessage({ code: 'country', typed }) };
  return { values: {}, errors: { ...result.errors, country } };
};
