import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { unknownCountry } from '#contracts/form-questions.ts';
import { type Country, getCountries } from '#domain/requests/contact/countries.ts';
import { findCountries } from '#domain/requests/contact/find-countries.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { guessesClass } from './country.ts';
import type { FormValues } from './form-values.ts';
import { withPrefix, withoutLonePrefix } from './phone-prefix.ts';
import './country-guesses.css';

interface Props {
  /** Text of the field. */
  readonly text: string;
  /** Error of the field, which says already that it is no country; one from the server names those that it may mean too. */
  readonly error: string | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly onPick: (country: Country) => void;
}

/**
 * Says that a text is no country, with a button for each that it may mean. A calling code with nothing typed after it
 * follows the country, or goes with it.
 */
export const CountryGuesses = ({ text, error, form, onPick }: Props): ReactNode => {
  const language = useLanguage();
  const found = unknownCountry(text, language);
  const { getValues, setValue } = form;
  const isUnknown = found !== undefined;
  useEffect(() => {
    const countries = getCountries();
    const phone = getValues('phone') ?? '';
    // Without a code, or with a number after it, the phone stays as it is.
    if (phone.trim() === '' || withoutLonePrefix(countries, phone) !== '') return;
    const [country] = isUnknown || normalizeName(text) === '' ? [] : findCountries(countries, text, language);
    setValue('phone', country ? withPrefix(countries, phone, country.callingCode) : '');
  }, [text, isUnknown, language, getValues, setValue]);
  const isSeveral = found !== undefined && found.similar.length > 0;
  return (
    <div className={guessesClass}>
      <output>
        {found && error === undefined && (
          <span>{`${isSeveral ? found.texts.which : found.texts.unknown} ${found.texts.leave}`}</span>
        )}
      </output>
      {found?.similar
        .filter(({ name }) => !error?.includes(name[language]))
        .map((country) => (
          <button
            key={country.code}
            type="button"
            className="button secondary"
            onClick={() => onPick(country)}
          >
            <span>{country.name[language]}</span>
          </button>
        ))}
    </div>
  );
};
