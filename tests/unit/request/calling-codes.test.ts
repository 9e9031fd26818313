import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';

const codes = Object.fromEntries(
  getCountries()
    .toSorted()
    .map((country) => [country, getCountryCallingCode(country)]),
);

/** `vitest run --project unit --update` renews the file after an update of the package. */
test('the calling codes of the site are those of libphonenumber', async () => {
  await expect(`${JSON.stringify(codes, null, 2)}\n`).toMatchFileSnapshot(
    '../../../src/features/request/form/calling-codes.json',
  );
});
