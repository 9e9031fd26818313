import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { documentsPath } from '#domain/site/document-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm } from '../../lib/paths.ts';
import { type DocumentsView, maxDocumentsQueryLength } from './documents-address.ts';
import { documentsTexts } from './documents-texts.ts';

/** The search field of the page of documents, which keeps the filters. */
export const DocumentsSearch = ({
  view: { query, kind, language },
}: {
  readonly view: DocumentsView;
}): ReactNode => {
  const { t } = useTranslation();
  const { field, placeholder } = documentsTexts[useLanguage()];
  return (
    <search>
      <form action={inSameForm(documentsPath, useParams()['language'])} className="search-form">
        <label htmlFor="documents-query" className="visually-hidden">
          {field}
        </label>
        <input
          id="documents-query"
          type="text"
          name="q"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={maxDocumentsQueryLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
        />
        {kind && <input type="hidden" name="kind" value={kind} />}
        {language && <input type="hidden" name="language" value={language} />}
        <button type="submit" className="button secondary">
          {t('search.submit')}
        </button>
      </form>
    </search>
  );
};
