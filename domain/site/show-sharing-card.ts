import type { Language, Localized } from '#domain/shared/language.ts';

/** The pages that have a picture of their own, which social networks show beside a link. */
export type CardKind = 'product' | 'news';

export interface SharingCard {
  readonly kind: CardKind;
  /** English slug of the product or id of the news item. */
  readonly name: string;
  readonly title: string;
  readonly companyName: string;
}

interface Dependencies {
  readonly products: {
    product(slug: string): Promise<{ readonly slug: Localized; readonly name: Localized } | undefined>;
  };
  readonly news: { item(id: string): Promise<{ readonly title: Localized } | undefined> };
  readonly getCompany: () => Promise<{ readonly name: string }>;
  /** Resolves with a JPEG. */
  readonly render: (card: SharingCard) => Promise<Uint8Array>;
}

/** A card in one language as a JPEG; `undefined` when there is no such product or news item. */
export const createShowSharingCard = ({ products, news, getCompany, render }: Dependencies) => {
  const findTitle = async (kind: CardKind, name: string): Promise<Localized | undefined> => {
    if (kind === 'news') return (await news.item(name))?.title;
    const product = await products.product(name);
    // Not under its Turkish slug, which would render and cache the same card twice.
    return product?.slug.en === name ? product.name : undefined;
  };

  return async (kind: CardKind, name: string, language: Language): Promise<Uint8Array | undefined> => {
    const title = await findTitle(kind, name);
    return title && render({ kind, name, title: title[language], companyName: (await getCompany()).name });
  };
};

export type ShowSharingCard = ReturnType<typeof createShowSharingCard>;
