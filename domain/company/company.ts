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
  /** Address that opens a chat with the company. */
  readonly messaging: string;
  /** Addresses of the embeddable map. */
  readonly maps: Localized;
  readonly manager: Manager;
  /** Who at the company receives which kind of request, as e-mail addresses; not every kind needs one. */
  readonly recipients: Readonly<Partial<Record<'offer' | 'technicalService' | 'oem' | 'catalogue', string>>>;
}

interface Manager {
  readonly name: string;
  readonly role: Localized;
  /** Address of the profile on the professional network. */
  readonly profile: string;
  /** Plain text, a line a paragraph. */
  readonly biography: Localized;
}
