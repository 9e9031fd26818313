import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import { loadEarly } from '../../../lib/load-early.ts';
import { memoize } from '../../../lib/memoize.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { FormValues } from './fields/form-values.ts';

/** Maximum time that a form waits for the validation, in milliseconds. */
const maxWaitMs = 3000;

let loaded: Resolver<FormValues> | undefined;

const load = memoize(async () => {
  loaded = (await import('./validate-form.ts')).validateForm;
  return loaded;
});

/** Loads the validation, which is no part of the first load, before it is likely to be needed. */
export const loadValidationWhenIdle = (): void => whenIdle(() => loadEarly(load));

const untilLate = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
  });

/** Errors of required fields without a text, by what their inputs say. */
const missing = ({ fields }: ResolverOptions<FormValues>): FieldErrors<FormValues> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { ref }]) =>
      'required' in ref && ref.required && ref.value.trim() === ''
        ? [[name, { type: 'required', message: 'required' }]]
        : [],
    ),
  );

/**
 * `validateForm`. Until it is loaded, an empty field that is required is an error at once. Where it is not loaded in time,
 * any other values pass: the server validates them.
 */
export const formResolver: Resolver<FormValues> = async (values, context, options) => {
  if (!loaded) {
    const errors = missing(options);
    if (Object.keys(errors).length > 0) {
      loadEarly(load);
      return { values: {}, errors };
    }
  }
  const validate = loaded ?? (await Promise.race([load(), untilLate()]).catch(() => undefined));
  if (!validate) return { values, errors: {} };
  return validate(values, context, options);
};
