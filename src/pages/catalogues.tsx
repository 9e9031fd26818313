import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { cataloguesTexts } from '../features/catalogue/catalogues-texts.ts';
import { GroupCatalogues } from '../features/catalogue/group-catalogues.tsx';
import { WholeCatalogue } from '../features/catalogue/whole-catalogue.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { NotFound } from './not-found.tsx';

export const loader = async ({ api }: LoaderArgs) => (await api.editions?.()) ?? notFound();

/** The catalogues as PDF. Rendered on the server alone: nothing on it needs a script. */
export const Page = (): ReactNode => {
  const language = useLanguage();
  const texts = cataloguesTexts[language];
  const editions = useLoaderData<typeof loader>();
  if (!editions) return <NotFound />;
  const areMade = editions.some(({ files }) => files.length > 0);
  return (
    <>
      <PageHead title={texts.title} description={texts.lead} path={cataloguesPath} />
      <Banner title={texts.title} lead={texts.lead} picture="online-catalog" />
      <WholeCatalogue />
      {areMade ? (
        <section className="frame group-catalogues">
          <h2>{texts.groups}</h2>
          <p>{texts.aboutGroups}</p>
          <GroupCatalogues editions={editions} />
          <p className="actions">
            <span>{texts.byMail}</span>
            <SiteLink to={paths.onlineCatalog} className="arrow-link">
              {texts.request}
            </SiteLink>
          </p>
        </section>
      ) : (
        <div className="frame no-catalogues">
          <p className="lead">{editions.length > 0 ? texts.allPending : texts.none}</p>
          <p>{texts.byMail}</p>
          <p className="actions">
            <SiteLink to={paths.onlineCatalog} className="button">
              {texts.request}
            </SiteLink>
            <SiteLink to={paths.products} className="arrow-link">
              {texts.allProducts}
            </SiteLink>
          </p>
        </div>
      )}
    </>
  );
};
