import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { documentKinds } from '#domain/catalogue/document.ts';
import { languages } from '#domain/shared/language.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { documentsTexts } from './documents-texts.ts';
import { type DocumentsView, documentsAddress } from './documents-address.ts';
import { DocumentsSearch } from './documents-search.tsx';

interface Props {
  readonly view: DocumentsView;
}

interface Option {
  readonly label: string;
  readonly view: DocumentsView;
  readonly isCurrent: boolean;
}

const Options = ({
  label,
  options,
}: {
  readonly label: string;
  readonly options: readonly Option[];
}): ReactNode => (
  <nav aria-label={label}>
    <ul className="tags">
      {options.map((option) => (
        <li key={option.label}>
          <SiteLink
            to={documentsAddress({ ...option.view, page: 1 })}
            className="tag"
            aria-current={option.isCurrent ? 'true' : undefined}
          >
            {option.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** Search field and filters of the page of documents; they work without JavaScript and can be shared. */
export const DocumentsFilter = ({ view }: Props): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const texts = documentsTexts[useLanguage()];
  return (
    <>
      <DocumentsSearch view={view} />
      <div className="listing-head">
        <Options
          label={texts.byKind}
          options={[undefined, ...documentKinds].map((kind) => ({
            label: kind ? t(`documents.kind.${kind}`) : t('ui:listing.all'),
            view: { ...view, kind },
            isCurrent: view.kind === kind,
          }))}
        />
        <Options
          label={texts.byLanguage}
          options={[undefined, ...languages].map((language) => ({
            label: language ? t(`documents.language.${language}`) : texts.anyLanguage,
            view: { ...view, language },
            isCurrent: view.language === language,
          }))}
        />
      </div>
    </>
  );
};
