import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { Solution } from '#domain/catalogue/solution.ts';
import { Banner } from '../components/banner.tsx';
import { NotFound } from '../components/not-found.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { paths } from '../paths.ts';

export const SolutionPage = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const solution = useLoaderData<Solution | null>();
  if (!solution) return <NotFound />;
  const name = solution.name[language];
  const summary = solution.summary[language];
  return (
    <>
      <PageHead title={name} description={t('description.group', { name, summary })} />
      <Banner title={name} lead={summary} picture={solution.slug} />
      <ul className="frame categories">
        {solution.categories.map((category) => (
          <li key={category.slug}>
            <h2>
              <SiteLink to={paths.category(category.slug)}>{category.name[language]}</SiteLink>
            </h2>
            <p>{category.summary[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
