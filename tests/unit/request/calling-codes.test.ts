import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';

const codes = Object.fromEntries(
  getCountries()
    .toSorted()
    .map((country) => [country, getCountryCallingCode(country)]),
);

/** `vitest run --project unit --update` writes the file again, after an update of the package. */
test('the calling codes of the site are those of libphonenumber', async () => {
  await expect(`${JSON.stringify(codes, null, 2)}\n`).toMatchFileSnapshot(
    '../../../domain/requests/contact/calling-codes.json',
  );
});
