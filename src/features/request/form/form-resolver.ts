import type { Resolver } from 'react-hook-form';
import { loadEarly } from '../../../lib/load-early.ts';
import { memoize } from '../../../lib/memoize.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { FormValues } from './form-values.ts';

const load = memoize(async () => (await import('./validate-form.ts')).validateForm);

/** Loads the validation, which is no part of the first load, before it is likely to be needed. */
export const loadValidationWhenIdle = (): void => whenIdle(() => loadEarly(load));

/** `validateForm`. Where it cannot be loaded, any values pass: the server validates them. */
export const formResolver: Resolver<FormValues> = async (values, context, options) => {
  const validate = await load().catch(() => undefined);
  if (!validate) return { values, errors: {} };
  return validate(values, context, options);
};
