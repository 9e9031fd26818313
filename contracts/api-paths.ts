/** Begins every path of the API. */
export const apiPrefix = '/api/';

/** Every path of the API: those of spec §7, `search` and `orderLines`. An argument is an encoded path segment, or a route parameter such as `:slug`. */
export const apiPaths = {
  categoriesOfSolution: (slug: string) => `/api/category/${slug}`,
  productsOfCategory: (slug: string) => `/api/products/${slug}`,
  productsOfBrand: (slug: string) => `/api/products/partners/${slug}`,
  product: (slug: string) => `/api/product/${slug}`,
  productNames: '/api/product-names',
  search: '/api/search',
  orderLines: '/api/order-lines',
  news: '/api/news',
  newsItem: (id: string) => `/api/news/${id}`,
  offerForm: '/api/offer-form',
  technicalForm: '/api/technical-form',
  openApi: '/api/openapi.json',
} as const;
