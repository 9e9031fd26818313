import type { ReactNode } from 'react';
import { unknownCountry } from '#contracts/form-questions.ts';
import type { Country } from '#domain/requests/contact/countries.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { guessesClass } from './country.ts';
import './country-guesses.css';

interface Props {
  /** Text of the field. */
  readonly text: string;
  /** Error of the field, which says already that it is no country; one from the server names those that it may mean too. */
  readonly error: string | undefined;
  readonly onPick: (country: Country) => void;
}

/** Says that a text is no country, with a button for each that it may mean. */
export const CountryGuesses = ({ text, error, onPick }: Props): ReactNode => {
  const language = useLanguage();
  const found = unknownCountry(text, language);
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
