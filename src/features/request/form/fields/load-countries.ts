import { useEffect, useState } from 'react';
import { memoize } from '../../../../lib/memoize.ts';
import { whenIdle } from '../../../../lib/when-idle.ts';
import type { Country } from '#domain/requests/contact/countries.ts';

/** The countries, which are no part of the first load. */
export const loadCountries = memoize(async () =>
  (await import('#domain/requests/contact/countries.ts')).getCountries(),
);

const noCountries: readonly Country[] = [];

/** The countries, once the browser was idle; none before, and where they cannot be loaded. */
export const useCountries = (): readonly Country[] => {
  const [countries, setCountries] = useState(noCountries);
  useEffect(() => {
    whenIdle(() => {
      loadCountries().then(setCountries, () => {});
    });
  }, []);
  return countries;
};
