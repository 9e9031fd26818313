import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useParams } from 'react-router-dom';
import { inSameForm, paths } from '../../lib/paths.ts';
import { useShownQuery } from './use-shown-query.ts';

interface Props {
  /** Id of the field, where it is not among the field's props. */
  readonly id?: string;
  /** The submitted query. */
  readonly query?: string;
  /** Props of the field, where it is a combobox. */
  readonly field?: ComponentProps<'input'>;
  readonly onSubmit?: (event: FormEvent) => void;
  /** Name of the landmark, where a page has several. */
  readonly label?: string;
}

/** The form of the product search. Without JavaScript the browser submits it to the results page. */
export const SearchForm = ({
  id: ownId = 'search-field',
  query = '',
  field,
  onSubmit,
  label,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const id = field?.id ?? ownId;
  const plainField = useShownQuery(query);
  return (
    <search aria-label={label}>
      <Form
        action={inSameForm(paths.search, useParams()['language'])}
        className="search-form"
        {...(onSubmit && { onSubmit })}
      >
        <label id={`${id}-label`} htmlFor={id} className="visually-hidden">
          {t('search.field')}
        </label>
        <input
          id={id}
          // Not `search`: Escape would clear the field instead of closing the box.
          type="text"
          name="q"
          placeholder={t('search.field')}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...(field ?? { ref: plainField, defaultValue: query })}
        />
        <button type="submit" className="button secondary">
          {t('search.submit')}
        </button>
      </Form>
    </search>
  );
};
