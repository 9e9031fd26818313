import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { documentKinds } from '#domain/catalogue/products/document.ts';
import { languages } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { inSameForm, paths } from '../../../lib/paths.ts';
import type { DocumentsView } from './documents-address.ts';
import { documentsTexts } from './documents-texts.ts';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  /** Label of the choice of all. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const Select = ({ name, label, value, all, options }: SelectProps): ReactNode => (
  <label>
    {label}
    <select name={name} defaultValue={value ?? ''} autoComplete="off">
      <option value="">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const lotPlaceId = 'lot-place';

/** Id of what the page says first about what was found, where reading goes on after a search. */
export const documentsResultsId = 'results';

/** Search and filters of the page of documents; they work without JavaScript and can be shared. */
export const DocumentsForm = ({
  view: { query, kind, language },
}: {
  readonly view: DocumentsView;
}): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const {
    field,
    placeholder,
    kind: kindLabel,
    language: languageLabel,
    anyLanguage,
    lotPlace,
  } = documentsTexts[useLanguage()];
  return (
    <search>
      <form
        action={`${inSameForm(paths.documents, useParams()['language'])}#${documentsResultsId}`}
        className="documents-form"
      >
        <label>
          {field}
          <input
            type="text"
            name="q"
            defaultValue={query}
            placeholder={placeholder}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={lotPlaceId}
          />
        </label>
        <Select
          name="kind"
          label={kindLabel}
          value={kind}
          all={t('ui:listing.all')}
          options={documentKinds.map((each) => [each, t(`documents.kind.${each}`)])}
        />
        <Select
          name="language"
          label={languageLabel}
          value={language}
          all={anyLanguage}
          options={languages.map((each) => [each, t(`documents.language.${each}`)])}
        />
        <button type="submit" className="button secondary">
          {t('ui:search.submit')}
        </button>
        <p id={lotPlaceId} className="meta">
          {lotPlace}
        </p>
      </form>
    </search>
  );
};
