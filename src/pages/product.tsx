import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Accessories } from '../features/catalogue/product/accessories.tsx';
import { DetailsTable } from '../features/catalogue/product/details-table.tsx';
import { AddToRequest, productFormId } from '../features/request/list/add-to-request.tsx';
import { ChooseSize } from '../features/request/list/choose-size.tsx';
import { BackToComparison } from '../features/compare/back-to-comparison.tsx';
import { CompareButton } from '../features/compare/compare-button.tsx';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Reveal } from '../components/reveal.tsx';
import { Paragraphs } from '../components/text/paragraphs.tsx';
import { PrintContact } from '../components/contact/print-contact.tsx';
import { ProcedureLinks } from '../features/catalogue/product/procedure-links.tsx';
import { ProductDocuments } from '../features/catalogue/product/product-documents.tsx';
import { ProductHead } from '../features/catalogue/product/product-head.tsx';
import { ProductList } from '../features/catalogue/listing/product-list.tsx';
import { RegulatoryBlock } from '../features/catalogue/product/regulatory-block.tsx';
import { VariantTable } from '../features/catalogue/product/variant-table.tsx';
import { unknownProductHash } from '../lib/paths.ts';
import { redirectWrongOrigin } from '../features/catalogue/product/redirect-wrong-origin.ts';
import { ProductSection } from '../features/catalogue/product/product-section.tsx';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import type { Language } from '#domain/shared/language.ts';
import { presentCardPath } from '#domain/site/drawings/sharing-card.ts';
import { useSite } from '../api/site.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { ProductJsonLd } from '../features/catalogue/product/product-json-ld.tsx';
import { type LoaderArgs, redirectToPage } from '../api/loader.ts';
import { ProductActions } from '../layout/product-actions.tsx';
import './styles/product.css';

export const loader = async ({ api, params, url }: LoaderArgs) => {
  const product = await api.product(params['slug'] ?? '');
  if (!product) return redirectToPage(paths.home, 302, { params, url, hash: unknownProductHash });
  return (await redirectWrongOrigin({ api, url }, product.category.slug)) ?? product;
};

const cardOf = ({ slug, name, picture }: ProductView, language: Language, companyName: string): string =>
  presentCardPath(slug.en, language, { kind: 'product', picture, title: name[language], companyName });

const Articles = ({ articles }: Pick<ProductView, 'articles'>): ReactNode => {
  const language = useLanguage();
  return (
    <Reveal className="articles no-print">
      {articles.map(({ heading, text }) => (
        <section key={heading.en}>
          <h2>{heading[language]}</h2>
          <Paragraphs text={text[language]} />
        </section>
      ))}
    </Reveal>
  );
};

const Details = ({ details }: Pick<ProductView, 'details'>): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ProductSection title={t('product.details')}>
      <ul className="details">
        {details.map((detail) => (
          <li key={detail.en}>{detail[language]}</li>
        ))}
      </ul>
    </ProductSection>
  );
};

const RelatedProducts = ({ related }: Pick<ProductView, 'related'>): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="frame related no-print">
      <h2>{t('product.related')}</h2>
      <ProductList
        products={related}
        heading="h3"
        cardOf={({ cards }) => cards?.[language]}
        renderAction={(other) => <ProductActions product={other} />}
      />
    </section>
  );
};

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const product = useLoaderData<typeof loader>();
  const { company } = useSite();
  const { slug, name, details, detailsTable, variants, regulatory, documents } = product;
  const { gallery, articles, related, procedures } = product;
  const path = paths.product(slug.en);
  return (
    <article className="product">
      <PageHead
        title={name[language]}
        description={product.description[language].split('\n', 1).join('')}
        path={path}
        card={import.meta.env.SSR ? cardOf(product, language, company.name) : undefined}
      />
      {import.meta.env.SSR && <ProductJsonLd product={product} />}
      {import.meta.env.SSR ? (
        <div>
          <BackToComparison />
        </div>
      ) : (
        // As in `ServerHtml`, whose import would divide the scripts of other pages.
        <div key={slug.en} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      <ProductHead
        product={product}
        actions={
          <>
            {variants.length > 0 && <ChooseSize product={product} />}
            <OfferLink />
            {variants.length === 0 && <AddToRequest id={productFormId} product={product} />}
            <CompareButton product={product} />
          </>
        }
      />
      <div className="frame">
        {variants.length > 0 && (
          <VariantTable
            variants={variants}
            renderAction={(variant) => <AddToRequest product={{ slug, name, variant }} />}
          />
        )}
        {articles.length > 0 && <Articles articles={articles} />}
        {procedures && (
          <ProcedureLinks
            className="neighbours"
            isShown={(procedure) => procedures.includes(procedure.slug)}
          />
        )}
        {details.length > 0 && <Details details={details} />}
        {detailsTable && (
          <ProductSection title={t('product.table')}>
            <DetailsTable html={detailsTable[language]} label={t('product.table')} />
          </ProductSection>
        )}
        {gallery.length > 0 && (
          <ProductSection title={t('product.gallery')} className="no-print">
            <Accessories
              accessories={gallery}
              renderAction={(accessory) => <AddToRequest product={accessory} />}
            />
          </ProductSection>
        )}
        <ProductSection title={t('product.regulatory')}>
          <RegulatoryBlock regulatory={regulatory} />
        </ProductSection>
        {documents && <ProductDocuments documents={documents} slug={slug.en} />}
      </div>
      {related.length > 0 && <RelatedProducts related={related} />}
      <PrintContact path={path} />
    </article>
  );
};
