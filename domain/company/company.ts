import type { Localized } from '#domain/shared/language.ts';

/** The company behind the site: what footer, contact and management pages show. */
export interface Company {
  readonly name: string;
  readonly legalName: Localized;
  /** Year of foundation. */
  readonly founded: number;
  /** In international format, the main number first. */
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: Localized;
  readonly social: { readonly linkedin: string; readonly instagram: string };
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
