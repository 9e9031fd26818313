import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryWithProductCount } from '#domain/catalogue/groups/browse-catalogue.ts';
import { useSite } from '../../../api/site.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { pdfOf } from '../../../lib/format-file-size.ts';
import { withProducts } from '../../../lib/with-products.ts';
import { catalogueTexts } from './catalogue-texts.ts';

interface Props {
  /** URL where a catalogue without a file can be requested. */
  readonly requestUrl: string;
}

interface GroupProps extends Props {
  readonly group: CategoryWithProductCount;
}

const Group = ({ group: { name, products, editions }, requestUrl }: GroupProps): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const file = editions?.[language];
  const size = file ? pdfOf(file.bytes, language) : catalogueTexts[language].groups.onRequest;
  return (
    <li>
      <a href={file?.path ?? requestUrl} type={file && 'application/pdf'}>
        <span>{name[language]}</span>
        <span className="meta">
          <span>{` ${t('listing.count', { count: products })} · `}</span>
          <span className="edition-file">{size}</span>
        </span>
      </a>
    </li>
  );
};

/** The catalogues of groups by solution, which on phones unfold; nothing before one is made. */
export const GroupCatalogues = ({ requestUrl }: Props): ReactNode => {
  const language = useLanguage();
  const { title, about } = catalogueTexts[language].groups;
  const solutions = useSite()
    .catalogue.solutions.map(({ slug, name, categories }) => ({
      slug,
      name,
      groups: withProducts(categories),
    }))
    .filter(({ groups }) => groups.length > 0);
  if (!solutions.some(({ groups }) => groups.some(({ editions }) => editions?.[language]))) return null;
  return (
    <section className="frame group-catalogues">
      <h2>{title}</h2>
      <p>{about}</p>
      {solutions.map(({ slug, name, groups }) => (
        <section key={slug}>
          <h3 className="wide-title">{name[language]}</h3>
          <details className="fold">
            <summary>{name[language]}</summary>
            <ul>
              {groups.map((group) => (
                <Group key={group.slug} group={group} requestUrl={requestUrl} />
              ))}
            </ul>
          </details>
        </section>
      ))}
    </section>
  );
};
