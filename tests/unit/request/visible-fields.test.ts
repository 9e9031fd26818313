import { expect, test } from 'vitest';
import { repeatedFields } from '#domain/requests/receipt.ts';
import { type FormName, formDetails } from '#contracts/form-fields.ts';
import { formKinds } from '#contracts/request-form.ts';
import { visibleFields, visibleFieldsOf } from '../../../src/features/request/form/fields/form-values.ts';

const forms: readonly FormName[] = ['offer', 'technical-service', 'oem', 'online-catalog'];

test('a receipt repeats every field that a visitor fills in, but the telephone, beside the e-mail address', () => {
  const expected = visibleFields.filter((field) => field !== 'phone' && field !== 'email');
  expect(new Set(repeatedFields)).toEqual(new Set(expected));
});

test.for(forms)('the form %s has all fields once in its own order', (form) => {
  const fields = visibleFieldsOf(form);
  expect(fields.toSorted()).toEqual(visibleFields.toSorted());
  const { main, folded } = formDetails[form];
  const own = [...main, 'country', 'message', ...folded];
  expect(fields.filter((field) => own.includes(field))).toEqual(own);
});

test('every form is tried', () => {
  expect(Object.keys(formKinds).toSorted()).toEqual(forms.toSorted());
});
