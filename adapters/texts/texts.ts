import { type Language, type Localized, languages } from '#domain/shared/language.ts';
import enApi from '#locales/en/api.json' with { type: 'json' };
import enConfirmation from '#locales/en/confirmation.json' with { type: 'json' };
import enFacets from '#locales/en/facets.json' with { type: 'json' };
import enProduct from '#locales/en/product.json' with { type: 'json' };
import enReplyMail from '#locales/en/reply-mail.json' with { type: 'json' };
import enSheets from '#locales/en/sheets.json' with { type: 'json' };
import enPages from '#locales/en/ui.json' with { type: 'json' };
import trApi from '#locales/tr/api.json' with { type: 'json' };
import trConfirmation from '#locales/tr/confirmation.json' with { type: 'json' };
import trFacets from '#locales/tr/facets.json' with { type: 'json' };
import trProduct from '#locales/tr/product.json' with { type: 'json' };
import trRequests from '#locales/tr/requests.json' with { type: 'json' };
import trReplyMail from '#locales/tr/reply-mail.json' with { type: 'json' };
import trSheets from '#locales/tr/sheets.json' with { type: 'json' };
import staff from '#locales/tr/staff.json' with { type: 'json' };
import trPages from '#locales/tr/ui.json' with { type: 'json' };

/** Texts of mails, tables and commands for staff, whose language is Turkish. */
export const staffTexts = staff;

/** Names of what requests consist of, in the language of staff. */
export const requestTexts = trRequests;

export const apiTexts: Localized<typeof trApi> = { tr: trApi, en: enApi };

export const confirmationTexts: Localized<typeof trConfirmation> = { tr: trConfirmation, en: enConfirmation };

export const replyMailTexts: Localized<typeof trReplyMail> = { tr: trReplyMail, en: enReplyMail };

export const pageTexts: Localized<typeof trPages> = { tr: trPages, en: enPages };

export type Wording = typeof trSheets &
  typeof trProduct & {
    readonly facets: typeof trFacets.names;
    readonly page: typeof trPages.product;
  };

/** Texts of data sheets, catalogues and demonstrations, with those of the product's page and of filters, which they share. */
export const wordings: Localized<Wording> = {
  tr: { ...trProduct, facets: trFacets.names, page: trPages.product, ...trSheets },
  en: { ...enProduct, facets: enFacets.names, page: enPages.product, ...enSheets },
};

/** A text in every language, for readers whose language is not known. */
export const inAllLanguages = (textOf: (language: Language) => string, separator = ' '): string =>
  languages.map(textOf).join(separator);
