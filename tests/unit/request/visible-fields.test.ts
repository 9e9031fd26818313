import { expect, test } from 'vitest';
import { repeatedFields } from '#domain/requests/receipt.ts';
import { type FormName, formKinds } from '#contracts/request-form.ts';
import {
  foldedDetailsOf,
  shownDetailsOf,
  visibleFields,
  visibleFieldsOf,
} from '../../../src/features/request/form/fields/form-values.ts';

const forms: readonly FormName[] = ['offer', 'technical-service', 'oem', 'online-catalog'];

test('a receipt repeats every field that a visitor fills in, but the telephone, beside the e-mail address', () => {
  const expected = visibleFields.filter((field) => field !== 'phone' && field !== 'email');
  expect(new Set(repeatedFields)).toEqual(new Set(expected));
});

test.for(forms)('the form %s has all fields once in its own order', (form) => {
  const fields = visibleFieldsOf(form);
  expect(fields.toSorted()).toEqual(visibleFields.toSorted());
  const own = fields.filter((field) =>
    [...shownDetailsOf[form], 'country', 'message', ...foldedDetailsOf[form]].includes(field),
  );
  expect(own).toEqual([...shownDetailsOf[form], 'country', 'message', ...foldedDetailsOf[form]]);
});

test('every form is tried', () => {
  expect(Object.keys(formKinds).toSorted()).toEqual(forms.toSorted());
});
