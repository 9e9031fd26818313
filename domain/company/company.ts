import type { Localized } from '#domain/shared/language.ts';

interface OfficePlace {
  /** Degrees of longitude and latitude. */
  readonly at: readonly [longitude: number, latitude: number];
  /** Pixels of the map of provinces, from its left edge. */
  readonly x: number;
  /** Pixels of the map of provinces, from its upper edge. */
  readonly y: number;
}

/** Social networks that the company has a page on, in the order of the footer. */
export const socialNetworks = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'instagram', name: 'Instagram' },
] as const;

/** A place of the company where visitors are received. */
export interface Office {
  readonly city: Localized;
  /** Role of the office: head office, sales office … */
  readonly role: Localized;
  /** Telephone number in international format. */
  readonly phone: string;
  readonly address: Localized;
  readonly place?: OfficePlace;
}

/** The company behind the site: what footer, contact and management pages show. */
export interface Company {
  readonly name: string;
  readonly legalName: Localized;
  /** Year of foundation. */
  readonly founded: number;
  /** The head office first. */
  readonly offices: readonly Office[];
  /** Telephone numbers of the offices. */
  readonly phones: readonly string[];
  readonly email: string;
  /** Address of the head office. */
  readonly address: Localized;
  /** URL of its page on each network. */
  readonly social: Readonly<Record<(typeof socialNetworks)[number]['key'], string>>;
  /** URL that opens a chat with the company. */
  readonly messaging: string;
  /** URLs of the embeddable map. */
  readonly maps: Localized;
  readonly manager: Manager;
  /** E-mail address by kind of request; kinds left out go to the site's default recipient. */
  readonly recipients: Readonly<Partial<Record<'offer' | 'technicalService' | 'oem' | 'catalogue', string>>>;
}

interface Manager {
  readonly name: string;
  readonly role: Localized;
  /** URL of the profile on a professional network. */
  readonly profile: string;
  /** Plain text, one paragraph a line. */
  readonly biography: Localized;
}
