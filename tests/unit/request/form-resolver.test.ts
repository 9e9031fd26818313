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

test('where the validation cannot be loaded, any values pass, for the server to validate them', async () => {
  vi.resetModules();
  vi.doMock('../../../src/features/request/form/validate-form.ts', () => {
    throw new Error('offline');
  });
  onTestFinished(() => {
    vi.doUnmock('../../../src/features/request/form/validate-form.ts');
    vi.resetModules();
  });
  const { formResolver: offline } = await import('../../../src/features/request/form/form-resolver.ts');
  expect(await offline(values, undefined, options)).toEqual({ values, errors: {} });
});
