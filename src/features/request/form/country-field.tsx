import type { KeyboardEvent, ReactNode } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Country, knownCountries } from './countries.ts';
import { CountryOptions } from './country-options.tsx';
import type { FieldAttributes } from './field.tsx';
import { withPrefix } from './phone-prefix.ts';
import { useCountryCombobox } from './use-country-combobox.ts';
import type { FormValues } from './use-request-form.ts';

interface Props {
  readonly form: UseFormReturn<FormValues>;
  /** What ties the input to its label and its error. */
  readonly attributes: FieldAttributes;
  readonly input: UseFormRegisterReturn & {
    readonly readOnly: boolean;
    readonly defaultValue?: string | undefined;
  };
}

const none: readonly Country[] = [];

/**
 * A field for any text, which offers countries. In the server's HTML it is a plain field: names of countries are the
 * browser's, and without JavaScript nothing is offered.
 */
export const CountryField = ({ form, attributes, input }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const hydrated = useHydrated();
  const { control, getValues, setValue } = form;
  const text = useWatch({ control, name: 'country' }) ?? '';
  const pick = ({ name, callingCode }: Country): void => {
    setValue('country', name[language], { shouldValidate: form.formState.isSubmitted });
    setValue('phone', withPrefix(getValues('phone') ?? '', callingCode));
  };
  const combobox = useCountryCombobox({
    id: attributes.id,
    countries: hydrated ? knownCountries() : none,
    text,
    language,
    onPick: pick,
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    // With the list closed, Escape is the dialog's.
    if (event.key === 'Escape' && !combobox.isOpen) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
  };
  // The text is the form's: the input stays as it was in the server's HTML, with what was typed in it.
  const { value: _value, ...offering } = combobox.getInputProps(
    { ...attributes, ...input, onKeyDown },
    { suppressRefError: true },
  );
  const menu = combobox.getMenuProps({}, { suppressRefError: true });
  return (
    <div className="combobox">
      {hydrated ? (
        <input type="text" {...offering} />
      ) : (
        <input type="text" autoComplete="country-name" {...attributes} {...input} />
      )}
      {hydrated && (
        <button
          type="button"
          {...combobox.getToggleButtonProps({ 'aria-label': t('forms.countries') })}
          className="combobox-toggle"
        />
      )}
      {hydrated && <CountryOptions combobox={combobox} menu={menu} typed={text} />}
    </div>
  );
};
