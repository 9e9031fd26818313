import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import type { PostedForm } from '#contracts/submission-result.ts';
import { RestoredForm } from '../../../src/features/request/form/restored-form.tsx';
import { createI18n } from '../../../src/i18n/i18n.ts';

const render = async (form: PostedForm): Promise<string> => {
  vi.stubEnv('COMPANY_PHONE', '+90 312 000 00 01');
  vi.stubEnv('COMPANY_EMAIL', 'info@ornekmedikal.example');
  const i18n = await createI18n('en');
  const element = createElement(RestoredForm, { address: '/en/request?items=saw#form', form });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, element));
};

test('a form whose page could not be rendered shows what was typed and sends all of it again', async () => {
  const html = await render({
    values: {
      name: 'Ayşe "Işık"',
      message: '<b>Two</b>\nlines',
      tenderNumber: '2026/12',
      country: '',
      products: 'saw:3',
      idempotencyKey: 'k-1',
      language: 'en',
    },
    result: { kind: 'unavailable' },
    order: { kind: 'failed', text: 'RC-36/40;3\nxyzzy 5' },
  });
  expect(html).toMatch(/^<form action="\/en\/request\?items=saw#form" method="post">/u);
  const shown = Array.from(html.matchAll(/<dd>(?<text>[^<]*)<\/dd>/gu), ({ groups }) => groups?.['text']);
  expect(shown).toEqual([
    'Ayşe &quot;Işık&quot;',
    '&lt;b&gt;Two&lt;/b&gt;\nlines',
    '2026/12',
    'RC-36/40;3\nxyzzy 5',
  ]);
  const sent = Array.from(html.matchAll(/name="(?<name>[^"]+)" value="(?<value>[^"]*)"/gu), ({ groups }) => [
    groups?.['name'],
    groups?.['value'],
  ]);
  expect(Object.fromEntries(sent)).toEqual({
    isim: 'Ayşe &quot;Işık&quot;',
    mesaj: '&lt;b&gt;Two&lt;/b&gt;\nlines',
    ihaleno: '2026/12',
    ulke: '',
    urunler: 'saw:3',
    anahtar: 'k-1',
    dil: 'en',
    satirlar: 'RC-36/40;3\nxyzzy 5',
  });
});
