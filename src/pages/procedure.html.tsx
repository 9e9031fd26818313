import { countText } from '#domain/shared/fill-text.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import { useSite } from '../api/site.ts';
import { AddAllToRequest } from '../components/add-all-to-request.tsx';
import { Banner } from '../components/banner.tsx';
import { ListJsonLd } from '../components/navigation/list-json-ld.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { ProcedureLinks } from '../features/catalogue/product/procedure-links.tsx';
import { InstrumentTable } from '../features/procedures/instrument-table.tsx';
import { PhaseList } from '../features/procedures/phase-list.tsx';
import { proceduresTexts } from '../features/procedures/procedures-texts.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { NotFound } from './not-found.tsx';

export const loader = async ({ api, params }: LoaderArgs) =>
  (await api.procedure(params['slug'] ?? '')) ?? notFound();

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

const ProcedureSet = ({ procedure }: { readonly procedure: Loaded }): ReactNode => {
  const language = useLanguage();
  const texts = proceduresTexts[language];
  const { products } = procedure;
  return (
    <section className="frame section procedures">
      <InstrumentTable {...procedure} />
      <p className="meta">{texts.legend}</p>
      <div className="actions procedure-set">
        <AddAllToRequest products={products}>{texts.addSet}</AddAllToRequest>
        <p>{countText(texts, 'set', { language, count: products.length })}</p>
      </div>
    </section>
  );
};

const Groups = ({ categories }: Pick<Loaded, 'categories'>): ReactNode => {
  const language = useLanguage();
  const title = proceduresTexts[language].groups;
  const known = useSite().catalogue.solutions.flatMap((solution) => solution.categories);
  return (
    <nav className="frame neighbours" aria-label={title}>
      <h2>{title}</h2>
      <ul className="tags">
        {categories.map((slug) => (
          <li key={slug}>
            <SiteLink to={paths.category(slug)} className="tag">
              {known.find((category) => category.slug === slug)?.name[language]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** One procedure. Rendered on the server alone: nothing on it needs a script. */
export const Page = (): ReactNode => {
  const language = useLanguage();
  const texts = proceduresTexts[language];
  const procedure = useLoaderData<typeof loader>();
  if (!procedure) return <NotFound />;
  const { slug, name, summary, products, phases, categories } = procedure;
  const title = name[language];
  const lead = summary[language];
  return (
    <>
      <PageHead title={title} description={lead} path={paths.procedure(slug.en)} />
      <ListJsonLd
        items={products.map((product) => ({
          label: product.name[language],
          to: paths.product(product.slug.en),
        }))}
      />
      <Banner title={title} lead={lead} trail={[{ label: texts.title, to: paths.procedures }]} />
      {products.length > 0 && <ProcedureSet procedure={procedure} />}
      <section className="frame section procedure-phases">
        <h2>{texts.phases}</h2>
        <PhaseList products={products} phases={phases} />
        <p className="meta">{texts.notice}</p>
      </section>
      <Groups categories={categories} />
      <ProcedureLinks title={texts.others} isShown={(other) => other.slug !== slug.en} />
    </>
  );
};
