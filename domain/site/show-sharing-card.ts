import type { Language, Localized } from '#domain/shared/language.ts';

/** What has a picture of its own that social networks show beside a link. */
export type CardKind = 'product' | 'news';

/** What a card says, and whose picture it shows. */
export interface CardWords {
  readonly kind: CardKind;
  /** Slug or id that the picture is found by. */
  readonly name: string;
  readonly title: string;
  readonly company: string;
}

interface Dependencies {
  /** `undefined` when there is no such product or news item. */
  titleOf(kind: CardKind, name: string): Promise<Localized | undefined>;
  companyName(): Promise<string>;
  /** Answers with a JPEG. */
  paint(words: CardWords): Promise<Uint8Array>;
}

/** The card of a product or news item in one language; `undefined` when there is no such thing. */
export const createShowSharingCard =
  ({ titleOf, companyName, paint }: Dependencies) =>
  async (kind: CardKind, name: string, language: Language): Promise<Uint8Array | undefined> => {
    const title = await titleOf(kind, name);
    return title && paint({ kind, name, title: title[language], company: await companyName() });
  };

export type ShowSharingCard = ReturnType<typeof createShowSharingCard>;
