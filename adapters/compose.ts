import type { DataSource } from 'typeorm';
import { createBrowseBrand } from '#domain/catalogue/browse-brand.ts';
import { createBrowseCatalogue } from '#domain/catalogue/browse-catalogue.ts';
import { createBrowseCategory } from '#domain/catalogue/browse-category.ts';
import { createBrowseSolution } from '#domain/catalogue/browse-solution.ts';
import { createListProductNames } from '#domain/catalogue/list-product-names.ts';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import { createIntroduceCompany } from '#domain/company/introduce-company.ts';
import { createListNews } from '#domain/news/list-news.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';
import type { Api } from '../src/api/api.ts';
import { createPostgresCatalogue } from './postgres/catalogue.ts';
import { createPostgresCompany } from './postgres/company.ts';
import { createPostgresNews } from './postgres/news.ts';

/** Every use case, wired to the database. */
export const composeUseCases = (dataSource: DataSource) => {
  const catalogue = createPostgresCatalogue(dataSource);
  const news = createPostgresNews(dataSource);
  const profile = createPostgresCompany(dataSource);
  return {
    browseCatalogue: createBrowseCatalogue({ catalogue }),
    browseSolution: createBrowseSolution({ catalogue }),
    browseCategory: createBrowseCategory({ catalogue }),
    browseBrand: createBrowseBrand({ catalogue }),
    viewProduct: createViewProduct({ catalogue }),
    listProductNames: createListProductNames({ catalogue }),
    listNews: createListNews({ news }),
    readNewsItem: createReadNewsItem({ news }),
    introduceCompany: createIntroduceCompany({ profile }),
  };
};

export type UseCases = ReturnType<typeof composeUseCases>;

/** The pages' source of data on the server: the use cases themselves, so rendering a page costs no HTTP call. */
export const composePageApi = (useCases: UseCases): Api => ({
  async company() {
    const { recipients: _recipients, ...company } = await useCases.introduceCompany();
    return company;
  },
  catalogue: useCases.browseCatalogue,
  productsOfCategory: useCases.browseCategory,
  productsOfBrand: useCases.browseBrand,
  product: useCases.viewProduct,
  news: useCases.listNews,
  newsItem: useCases.readNewsItem,
});
