import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { wholeCatalogue } from '#domain/catalogue/edition.ts';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { cataloguesTexts } from '../features/catalogue/catalogues-texts.ts';
import { EditionFiles } from '../features/catalogue/edition-files.tsx';
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
  const whole = editions.find(({ scope }) => scope === wholeCatalogue);
  return (
    <>
      <PageHead title={texts.title} description={texts.lead} path={cataloguesPath} />
      <Banner title={texts.title} lead={whole ? texts.lead : texts.none} picture="online-catalog" />
      <div className="frame listing">
        {whole && (
          <section className="product-section" id={wholeCatalogue}>
            <h2>{texts.whole}</h2>
            <div>
              <p>{texts.about}</p>
              <EditionFiles edition={whole} name={texts.whole} />
            </div>
          </section>
        )}
        {whole && (
          <section className="product-section">
            <h2>{texts.groups}</h2>
            <div>
              <p>{texts.aboutGroups}</p>
              <ul className="details">
                {editions.flatMap((edition) =>
                  edition.name ? (
                    <li key={edition.scope} id={edition.scope}>
                      <strong>
                        <SiteLink to={paths.category(edition.scope)}>{edition.name[language]}</SiteLink>
                      </strong>
                      <EditionFiles edition={edition} name={edition.name[language]} />
                    </li>
                  ) : (
                    []
                  ),
                )}
              </ul>
            </div>
          </section>
        )}
        <p>
          <SiteLink to={paths.onlineCatalog} className={whole ? 'arrow-link' : 'button'}>
            {texts.request}
          </SiteLink>
        </p>
      </div>
    </>
  );
};
