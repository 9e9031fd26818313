import type { DrawnPicture } from '#domain/site/drawings/drawn-picture.ts';
import { type CardKind, type SharingCard, cardVersion } from '#domain/site/drawings/sharing-card.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

interface Dependencies {
  readonly products: {
    product(
      slug: string,
    ): Promise<{ readonly slug: Localized; readonly name: Localized; readonly picture: string } | undefined>;
  };
  readonly news: {
    item(id: string): Promise<{ readonly title: Localized; readonly picture?: string } | undefined>;
  };
  readonly getCompany: () => Promise<{ readonly name: string }>;
  /** Resolves with a JPEG. */
  readonly render: (card: SharingCard) => Promise<Uint8Array>;
}

/** A card in one language, drawn as a JPEG; `undefined` when there is no such product or news item. */
export const createShowSharingCard = ({ products, news, getCompany, render }: Dependencies) => {
  const findSubject = async (
    kind: CardKind,
    name: string,
  ): Promise<{ readonly title: Localized; readonly picture: string } | undefined> => {
    if (kind === 'news') {
      const item = await news.item(name);
      return item?.picture === undefined ? undefined : { title: item.title, picture: item.picture };
    }
    const product = await products.product(name);
    // Not under its Turkish slug, which would render and cache the same card twice.
    return product?.slug.en === name ? { title: product.name, picture: product.picture } : undefined;
  };

  /** @param name English slug of the product or id of the news item */
  return async (kind: CardKind, name: string, language: Language): Promise<DrawnPicture | undefined> => {
    const subject = await findSubject(kind, name);
    if (!subject) return undefined;
    const { title, picture } = subject;
    const card = { kind, picture, title: title[language], companyName: (await getCompany()).name };
    return { version: cardVersion(card), draw: () => render(card) };
  };
};

export type ShowSharingCard = ReturnType<typeof createShowSharingCard>;
