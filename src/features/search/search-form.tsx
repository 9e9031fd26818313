import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useParams } from 'react-router-dom';
import { inSameForm, paths } from '../../lib/paths.ts';
import { useShownQuery } from './use-shown-query.ts';
import { maxQueryLength } from './query.ts';

interface Props {
  /** What was asked for last. */
  readonly query?: string;
  /** What the field has that a plain one has not. */
  readonly field?: ComponentProps<'input'>;
  readonly onSubmit?: (event: FormEvent) => void;
  /** Name of the landmark, where a page has several. */
  readonly label?: string;
}

/** Asks for products by name; without JavaScript, of the server. */
export const SearchForm = ({ query = '', field, onSubmit, label }: Props): ReactNode => {
  const { t } = useTranslation();
  const ownId = useId();
  const id = field?.id ?? ownId;
  const plain = useShownQuery(query);
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
          // No search field: Escape would empty it, and the box only closes.
          type="text"
          name="q"
          placeholder={t('search.field')}
          maxLength={maxQueryLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...(field ?? { ref: plain, defaultValue: query })}
        />
        <button type="submit" className="button secondary">
          {t('search.submit')}
        </button>
      </Form>
    </search>
  );
};
