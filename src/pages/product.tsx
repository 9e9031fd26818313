import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { AddToRequest } from '../basket/add-to-request.tsx';
import { Accessories } from '../components/accessories.tsx';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { OfferLink } from '../forms/offer-link.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { files, paths } from '../paths.ts';
import { useSite } from '../site.ts';

export const ProductPage = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const product = useLoaderData<ProductView>();
  const { slug, category, details, detailsTable, gallery, articles, document } = product;
  const name = product.name[language];
  const description = product.description[language];
  const brand = brands.find((known) => known.slug === product.brand);
  return (
    <article>
      <PageHead
        title={name}
        description={description.split('\n', 1).join('')}
        path={paths.product(slug.en)}
      />
      <Banner title={name} trail={[{ label: category.name[language], to: paths.category(category.slug) }]} />
      <div className="frame product-head">
        <img src={files.productPicture(slug.en)} alt={name} width="800" height="600" fetchPriority="high" />
        <div>
          <dl className="facts">
            <dt>{t('product.brand')}</dt>
            <dd>
              <SiteLink to={paths.brand(product.brand)}>{brand?.name ?? product.brand}</SiteLink>
            </dd>
            <dt>{t('product.category')}</dt>
            <dd>
              <SiteLink to={paths.category(category.slug)}>{category.name[language]}</SiteLink>
            </dd>
          </dl>
          <Paragraphs text={description} />
          <p className="actions">
            <OfferLink product={{ slug: slug.en, name: product.name }} />
            <AddToRequest product={product} />
            {document && (
              <a href={files.document(document)} className="button secondary">
                {t('product.document')}
              </a>
            )}
          </p>
        </div>
      </div>
      <div className="frame text">
        {details.length > 0 && (
          <section>
            <h2>{t('product.details')}</h2>
            <ul>
              {details.map((detail) => (
                <li key={detail.en}>{detail[language]}</li>
              ))}
            </ul>
          </section>
        )}
        {detailsTable && (
          <section>
            <h2>{t('product.table')}</h2>
            {/* Sanitised when it was loaded. */}
            <section
              className="table"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keyboard
              tabIndex={0}
              aria-label={t('product.table')}
              dangerouslySetInnerHTML={{ __html: detailsTable[language] }}
            />
          </section>
        )}
        {gallery.length > 0 && <Accessories accessories={gallery} />}
        {articles.map(({ heading, text }) => (
          <section key={heading.en}>
            <h2>{heading[language]}</h2>
            <Paragraphs text={text[language]} />
          </section>
        ))}
      </div>
    </article>
  );
};
