import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findByName } from '#domain/search/words/find-by-name.ts';

import { useSite } from '../../api/site.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { withProducts } from '../../lib/with-products.ts';

/** Each once, as several solutions may have it. */
const groupsOf = ({ solutions }: ReturnType<typeof useSite>['catalogue']) =>
  withProducts([
    ...new Map(
      solutions.flatMap(({ categories }) => categories.map((category) => [category.slug, category])),
    ).values(),
  ]);

interface Props {
  readonly query: string;
}

/** Links to the categories that a query names. */
export const GroupLinks = ({ query }: Props): ReactNode => {
  const language = useLanguage();
  const { catalogue } = useSite();
  return findByName(groupsOf(catalogue), query).map(({ slug, name, products }) => (
    <SiteLink key={slug} to={paths.category(slug)} className="search-all search-group arrow-link">
      {`${name[language]} (${products})`}
    </SiteLink>
  ));
};

/** Links to the procedures that a query names. */
export const ProcedureSuggestions = ({ query }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { procedures } = useSite();
  return findByName(procedures, query).map(({ slug, name }) => (
    <SiteLink isServerPage key={slug} to={paths.procedure(slug)} className="search-all arrow-link">
      {`${t('menu.procedures')}: ${name[language]}`}
    </SiteLink>
  ));
};
