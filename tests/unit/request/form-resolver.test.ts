import { expect, onTestFinished, test, vi } from 'vitest';
import { formResolver } from '../../../src/features/request/form/form-resolver.ts';

const values = { name: '', email: 'ayse@hastane', phone: '+90 ', message: 'İyi günler' };
const options = { fields: {}, shouldUseNativeValidation: false };

test('the schema of the server decides; a calling code alone is no phone number', async () => {
  const { errors } = await formResolver(values, undefined, options);
  expect(Object.entries(errors).map(([field, error]) => [field, error?.message])).toEqual([
    ['name', 'required'],
    ['email', 'email noEnding'],
  ]);
});

/** The resolver of a page whose validation is loaded so. */
const resolverWith = async (loadValidation: () => Promise<object>): Promise<typeof formResolver> => {
  vi.resetModules();
  vi.doMock('../../../src/features/request/form/validate-form.ts', loadValidation);
  onTestFinished(() => {
    vi.doUnmock('../../../src/features/request/form/validate-form.ts');
    vi.resetModules();
  });
  return (await import('../../../src/features/request/form/form-resolver.ts')).formResolver;
};

const never = (): Promise<never> => new Promise(() => {});

test('where the validation cannot be loaded, any values pass, for the server to validate them', async () => {
  const resolver = await resolverWith(() => Promise.reject(new Error('offline')));
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
});

test('where the validation does not come in time, values pass as well', async () => {
  const resolver = await resolverWith(never);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const result = resolver(values, undefined, options);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await result).toEqual({ values, errors: {} });
});

/** A field as the form knows it. */
const field = (name: string, required: boolean, value: string) => ({
  name,
  ref: { name, type: 'text', required, value },
});

test('until the validation has come, an empty field that is required is an error at once', async () => {
  const resolver = await resolverWith(never);
  const fields = {
    name: field('name', true, 'Ayşe'),
    email: field('email', true, ' '),
    phone: field('phone', false, ''),
  };
  const { errors } = await resolver(values, undefined, { ...options, fields });
  expect(errors).toEqual({ email: { type: 'required', message: 'required' } });
});
