import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { loadEarly } from '../../../../lib/load-early.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import type { Country } from '#domain/requests/contact/countries.ts';
import { CountryCount } from './country-count.tsx';
import { CountryOptions } from './country-options.tsx';
import type { CountryGuesses } from './country-guesses.tsx';
import { Field, type FieldAttributes } from './field.tsx';
import type { FormValues } from './form-values.ts';
import { useCountries } from './load-countries.ts';
import { withPrefix } from './phone-prefix.ts';
import { useCountryCombobox } from './use-country-combobox.ts';

interface Props extends Pick<ComponentProps<typeof Field>, 'id' | 'field' | 'error'> {
  readonly form: UseFormReturn<FormValues>;
  readonly input: UseFormRegisterReturn & {
    readonly readOnly: boolean;
    readonly defaultValue?: string | undefined;
  };
}

/** Whether the visitor goes on to another field. A press on a button would miss it where the fields above it grow. */
const goesOn = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLElement && relatedTarget.matches('input, textarea');

interface GuessesProps extends ComponentProps<typeof CountryGuesses> {
  /** Whether the field was left with its text, or has an error. */
  readonly isAsked: boolean;
}

/** Notice about a text that is no country, loaded once it is due. */
const LazyGuesses = ({ isAsked, ...props }: GuessesProps): ReactNode => {
  const [loaded, setLoaded] = useState<{ readonly CountryGuesses: typeof CountryGuesses }>();
  useEffect(() => {
    const load = async (): Promise<void> => setLoaded(await import('./country-guesses.tsx'));
    if (isAsked && props.text) loadEarly(load);
  }, [isAsked, props.text]);
  return isAsked && loaded && <loaded.CountryGuesses {...props} />;
};

/**
 * An input for any text that suggests countries. The server renders a plain input, because country names come from the
 * browser's `Intl` and may differ from the server's.
 */
export const CountryField = ({ form, input, ...field }: Props): ReactNode => {
  const { id, error } = field;
  const { t } = useTranslation();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const countries = useCountries();
  const { control, getValues, setValue } = form;
  const text = useWatch({ control, name: 'country' }) ?? '';
  const hasError = error !== undefined;
  const onPick = ({ name, callingCode }: Country): void => {
    setValue('country', name[language], { shouldValidate: form.formState.isSubmitted || hasError });
    setValue('phone', withPrefix(countries, getValues('phone') ?? '', callingCode));
  };
  // A text from before hydration was left, unless its field has the focus.
  const [isStaying, setIsStaying] = useState(() => !import.meta.env.SSR && document.activeElement?.id === id);
  const combobox = useCountryCombobox({ id, countries, text, language, onPick });

  const onKeyDown = (event: KeyboardEvent): void => {
    // With the list closed, Escape closes the dialog around the form.
    if (event.key === 'Escape' && !combobox.isOpen) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>): void => {
    void input.onBlur(event);
    setIsStaying(!goesOn(event));
  };
  // Uncontrolled, as react-hook-form registers it, so that hydration keeps what was typed before.
  const inputPropsOf = (attributes: FieldAttributes): ComponentProps<'input'> => {
    const { value: _value, ...inputProps } = combobox.getInputProps(
      { ...attributes, ...input, onBlur, onFocus: () => setIsStaying(true), onKeyDown },
      { suppressRefError: true },
    );
    return inputProps;
  };
  const menu = combobox.getMenuProps({}, { suppressRefError: true });
  const guesses = (
    <LazyGuesses
      isAsked={hasError || !isStaying}
      text={text}
      form={form}
      error={error}
      onPick={(country) => {
        onPick(country);
        // The button that was pressed is gone.
        form.setFocus('country');
      }}
    />
  );
  return (
    <Field {...field} label={t('forms.country')} after={guesses}>
      {(attributes) => (
        <div className="combobox">
          {isHydrated ? (
            <input type="text" {...inputPropsOf(attributes)} />
          ) : (
            <input type="text" autoComplete="country-name" {...attributes} {...input} />
          )}
          {isHydrated && (
            <button
              type="button"
              {...combobox.getToggleButtonProps({ 'aria-label': t('forms.countries') })}
              className="combobox-toggle"
            />
          )}
          {isHydrated && <CountryOptions combobox={combobox} menu={menu} />}
          {isHydrated && (
            <CountryCount
              count={countries.length > 0 ? combobox.matches.length : undefined}
              isOpen={combobox.isOpen}
              query={text}
            />
          )}
        </div>
      )}
    </Field>
  );
};
