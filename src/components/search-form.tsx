import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useParams } from 'react-router-dom';
import { inSameForm, paths } from '../paths.ts';

/** Asks for products by name; without JavaScript, of the server. */
export const SearchForm = ({ query = '' }: { readonly query?: string }): ReactNode => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <search>
      <Form action={inSameForm(paths.search, useParams()['language'])} className="search-form">
        <label htmlFor={id} className="visually-hidden">
          {t('search.field')}
        </label>
        <input
          key={query}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('search.field')}
          maxLength={100}
          autoComplete="off"
        />
        <button type="submit" className="button secondary">
          {t('search.submit')}
        </button>
      </Form>
    </search>
  );
};
