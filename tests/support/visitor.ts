import { randomInt } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Client } from 'pg';
import { inject } from 'vitest';
import { visit } from './browser.ts';

/** A visit from a random IP address, as the site limits forms by address. */
export const visitFromOwnAddress = (browser: Browser, options: BrowserContextOptions = {}) => {
  const parts = Array.from({ length: 3 }, () => randomInt(256));
  return visit(browser, {
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.${parts.join('.')}` },
  });
};

export interface StoredRequest {
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
  readonly message: string;
  readonly products: readonly { readonly slug: string; readonly quantity: number }[];
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
  readonly institution: string;
  readonly city: string;
  readonly address: string;
  readonly wanted_date: string;
  readonly device: string;
  readonly serial_number: string;
  readonly language: string;
  readonly notice_version: string;
}

/** The requests that the site has stored with this email address. */
export const storedRequestsOf = async (email: string): Promise<StoredRequest[]> => {
  const client = new Client({ connectionString: inject('siteDatabaseUrl') });
  await client.connect();
  try {
    const { rows } = await client.query<StoredRequest>(
      'SELECT * FROM requests WHERE email = $1 ORDER BY received_at',
      [email],
    );
    return rows;
  } finally {
    await client.end();
  }
};

/** An email address that no other test uses. */
export const uniqueEmail = (): string => `kisi-${randomInt(1_000_000_000)}@hastane.example`;

/** Labels and messages of forms. */
export const formTexts = {
  tr: {
    name: 'Ad soyad',
    email: 'E-posta',
    country: 'Ülke (isteğe bağlı)',
    phone: 'Telefon (isteğe bağlı)',
    message: 'Mesaj (isteğe bağlı)',
    send: 'Gönder',
    pending: 'Gönderiliyor…',
    sent: 'Form gönderildi. Teşekkür ederiz.',
    again: 'Yeni talep gönder',
    getOffer: 'Teklif al',
  },
  en: {
    name: 'Full name',
    email: 'E-mail',
    country: 'Country (optional)',
    phone: 'Phone (optional)',
    message: 'Message (optional)',
    send: 'Send',
    pending: 'Sending…',
    sent: 'Form submitted. Thank you.',
    again: 'Send another request',
    getOffer: 'Request a quote',
  },
} as const;

/** The form of the page, or of the dialog above it. */
/** Has the browser send what it would refuse, as older ones do. */
export const sendUnchecked = async (page: Page): Promise<void> => {
  await page.locator('form.request-form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.locator('.request-form [type=submit]').last().click();
};

export const formOf = (page: Page, language: keyof typeof formTexts = 'tr') => {
  const form = page.locator('form.request-form');
  const text = formTexts[language];
  // The list of countries has the label of its field.
  const field = (label: string) =>
    form.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
  return {
    form,
    name: field(text.name),
    email: field(text.email),
    country: field(text.country),
    phone: field(text.phone),
    message: field(text.message),
    send: form.locator('button[type=submit]'),
    error: (label: keyof typeof text) =>
      form.locator('.field', { hasText: text[label] }).locator('.field-error'),
    result: page.locator('.form-message'),
  };
};
