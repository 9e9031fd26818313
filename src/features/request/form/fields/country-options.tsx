import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { files } from '../../../../lib/paths.ts';
import type { CountryCombobox } from './use-country-combobox.ts';

interface Props {
  readonly combobox: CountryCombobox;
  readonly menu: ComponentProps<'ul'>;
}

/** The list below the country field. */
export const CountryOptions = ({ combobox, menu }: Props): ReactNode => {
  const language = useLanguage();
  const { matches, isOpen, highlightedIndex, getItemProps } = combobox;
  return (
    <ul {...menu} className="combobox-options" hidden={!isOpen || matches.length === 0}>
      {isOpen &&
        matches.map((country, index) => (
          <li
            key={country.code}
            {...getItemProps({ item: country, index })}
            className={index === highlightedIndex ? 'highlighted' : undefined}
          >
            <img src={files.flag(country.flag)} alt="" width="24" height="18" loading="lazy" />
            <span>{country.name[language]}</span>
            <span className="calling-code">{`+${country.callingCode}`}</span>
          </li>
        ))}
    </ul>
  );
};
