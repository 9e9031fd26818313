import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { requestForm } from '#contracts/request-form.ts';
import { getCountries } from '#domain/requests/contact/countries.ts';
import type { FormValues } from './fields/form-values.ts';
import { withoutLonePrefix } from './fields/phone-prefix.ts';

const validate = zodResolver(requestForm, undefined, { raw: true });

/**
 * The server's schema as a resolver of react-hook-form, except that a calling code alone, which picking a country fills
 * in, counts as no phone number.
 */
export const validateForm: Resolver<FormValues> = (values, context, options) =>
  validate({ ...values, phone: withoutLonePrefix(getCountries(), values.phone ?? '') }, context, options);
