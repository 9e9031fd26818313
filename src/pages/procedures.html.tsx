import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { collatorOf } from '#domain/catalogue/facets/listing.ts';
import { countText } from '#domain/shared/fill-text.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { useSite } from '../api/site.ts';
import { Banner } from '../components/banner.tsx';
import { ListJsonLd } from '../components/navigation/list-json-ld.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { proceduresTexts } from '../features/procedures/procedures-texts.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';

export const loader = async ({ api }: LoaderArgs) => await api.procedures();

/** All procedures. Rendered on the server alone: nothing on it needs a script. */
export const Page = (): ReactNode => {
  const language = useLanguage();
  const texts = proceduresTexts[language];
  const { solutions } = useSite().catalogue;
  const { compare } = collatorOf(language);
  const procedures = useLoaderData<typeof loader>().toSorted((one, other) =>
    compare(one.name[language], other.name[language]),
  );
  const solutionNames = (slugs: readonly string[]): string[] =>
    solutions.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name[language]);
  return (
    <>
      <PageHead title={texts.title} description={texts.lead} path={paths.procedures} />
      <ListJsonLd
        items={procedures.map(({ slug, name }) => ({ label: name[language], to: paths.procedure(slug.en) }))}
      />
      <Banner title={texts.title} lead={texts.lead} picture="procedures" />
      <div className="frame section procedures">
        {procedures.length === 0 && (
          <div className="empty">
            <p>{texts.none}</p>
            <SiteLink to={paths.products} className="arrow-link">
              {texts.groups}
            </SiteLink>
          </div>
        )}
        <ul className="cards procedure-cards">
          {procedures.map(({ slug, name, summary, solutions: own, products, picture, pictures }, index) => (
            <li key={slug.en} className="card procedure-card">
              {picture === undefined ? (
                <div className="procedure-pictures">
                  {pictures.map((file) => (
                    <Picture
                      key={file}
                      kind="product"
                      file={file}
                      alt=""
                      sizes="(width < 44rem) 46vw, (width < 68rem) 23vw, 13rem"
                    />
                  ))}
                </div>
              ) : (
                <Picture
                  kind="table"
                  file={picture}
                  alt=""
                  sizes="(width < 44rem) 92vw, (width < 68rem) 46vw, 26rem"
                  priority={index === 0}
                />
              )}
              <h2>
                <SiteLink to={paths.procedure(slug.en)}>{name[language]}</SiteLink>
              </h2>
              <p>{summary[language]}</p>
              <p className="meta">
                {[countText(texts, 'products', { language, count: products }), ...solutionNames(own)].join(
                  ' · ',
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
