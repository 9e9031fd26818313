import type { ReactNode } from 'react';
import { unknownCountry } from '#contracts/form-questions.ts';
import type { Country } from '#domain/requests/contact/countries.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { guessesClass } from './country.ts';
import './country-guesses.css';

interface Props {
  /** Text of the field. */
  readonly text: string;
  /** Whether an error of the field says already that it is no country. */
  readonly hasError: boolean;
  readonly onPick: (country: Country) => void;
}

/** Says that a text is no country, with a button for each that it may mean. */
export const CountryGuesses = ({ text, hasError, onPick }: Props): ReactNode => {
  const language = useLanguage();
  const found = unknownCountry(text, language);
  const isSeveral = found !== undefined && found.similar.length > 0;
  return (
    <div className={guessesClass}>
      <output>{found && !hasError && <span>{isSeveral ? found.texts.which : found.texts.left}</span>}</output>
      {found?.similar.map((country) => (
        <button key={country.code} type="button" className="button secondary" onClick={() => onPick(country)}>
          <span>{country.name[language]}</span>
        </button>
      ))}
    </div>
  );
};
