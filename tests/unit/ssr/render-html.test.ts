import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense, createElement, use } from 'react';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../src-ssr/render-html.ts';

test('a document of which no part suspends is whole, however long', async () => {
  const body = await renderHtml(createElement('p', undefined, 'ş'.repeat(100_000)));
  expect(Buffer.isBuffer(body) && body.toString()).toBe(`<p>${'ş'.repeat(100_000)}</p>`);
});

test('a document of which a part suspends is streamed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Late = (): ReactNode => use(promise);
  const part = createElement(Suspense, { fallback: 'begin' }, createElement(Late));
  const body = Readable.from(await renderHtml(createElement('p', undefined, part)));
  const [first] = await once(body, 'data');
  expect(String(first)).toContain('begin');
  resolve('end');
  expect(await text(body)).toContain('end');
});

const Broken = (): ReactNode => {
  throw new Error('broken');
};

test('a document that fails before its first byte rejects', async () => {
  await expect(renderHtml(createElement(Broken))).rejects.toThrow('broken');
});
