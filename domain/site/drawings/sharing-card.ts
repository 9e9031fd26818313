import type { Language } from '#domain/shared/language.ts';
import { shortHash } from '#domain/shared/short-hash.ts';

/** The pages that have a picture of their own, which social networks show beside a link. */
export type CardKind = 'product' | 'news';

export interface SharingCard {
  readonly kind: CardKind;
  /** File of the picture of the product or news item, whose name has its hash. */
  readonly picture: string;
  readonly title: string;
  readonly companyName: string;
}

/** Change it when cards are drawn in another way. */
const design = '1';

/** Version of what a card shows. */
export const cardVersion = ({ picture, title, companyName }: Omit<SharingCard, 'kind'>): string =>
  shortHash([design, picture, title, companyName].join('\n'));

/** The picture that social networks show beside a link to a product or news item. @param version as `cardVersion` makes it */
export const cardPath = (
  kind: CardKind | ':kind',
  name: string,
  language: Language | ':language',
  version?: string,
): string => `/cards/${kind}/${language}/${name}${version === undefined ? '' : `.${version}`}.jpg`;

/** The address of a card as it is now. @param name slug or id of what the card is for */
export const presentCardPath = (name: string, language: Language, card: SharingCard): string =>
  cardPath(card.kind, name, language, cardVersion(card));
