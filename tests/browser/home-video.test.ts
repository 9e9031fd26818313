import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop } from '../support/browser.ts';
import { opacityOf, test } from '../support/home-test.ts';

/** Waits until whoever watches the video has been told that it is in view, or no longer. */
const comesIntoView = (page: Page, wanted: boolean): Promise<void> =>
  page.locator('video').evaluate(
    (video, inView) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          if (entries.at(-1)?.isIntersecting !== inView) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(video);
      }),
    wanted,
  );

test('the slogan does not wait for the video', async ({ visitHome }) => {
  const download = Promise.withResolvers<void>();
  const { page, faults } = await visitHome(desktop, async (blank) => {
    await blank.route(/\.(?:webm|mp4)$/u, async (route) => {
      await download.promise;
      await route.continue();
    });
  });
  expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  download.resolve();
  await page.locator('.hero-video.has-played').waitFor({ state: 'attached' });
  expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  expect(faults).toEqual([]);
});

test('where the video cannot be loaded, its poster stays', async ({ visitHome }) => {
  const { page } = await visitHome(desktop, (blank) =>
    blank.route(/\.(?:webm|mp4)$/u, (route) => route.abort()),
  );
  await expect
    .poll(() => page.locator('video').evaluate(({ networkState }: HTMLVideoElement) => networkState))
    .toBe(3);
  expect(await opacityOf(page, '.hero-video')).toBe(0);
  const poster = page.locator('.hero-scene picture img');
  expect(await poster.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
});

test('on a phone on its side the slogan and the call to action are above the fold', async ({ visitHome }) => {
  const { page } = await visitHome({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const bottom = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom('.hero-slogan')).toBeGreaterThan(0);
  expect(await bottom('.hero .button')).toBeLessThanOrEqual(390);
});

test('the video rests while it is out of view, and only then goes on by itself', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  const plays = (): Promise<boolean> =>
    page.locator('video').evaluate((element: HTMLVideoElement) => !element.paused);
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(plays).toBe(true);
  await scrollTo(3000);
  await expect.poll(plays).toBe(false);
  await scrollTo(0);
  await expect.poll(plays).toBe(true);
  await page.getByRole('button', { name: 'Pause the video' }).click();
  for (const [y, inView] of [
    [3000, false],
    [0, true],
  ] as const) {
    await scrollTo(y);
    await comesIntoView(page, inView);
  }
  expect(await plays()).toBe(false);
});

test('the video plays, stops and goes on by mouse and keyboard, which reaches its button after the call to action', async ({
  visitHome,
}) => {
  const { page } = await visitHome(desktop);
  const video = page.locator('video');
  const paused = (): Promise<boolean> => video.evaluate((element: HTMLVideoElement) => element.paused);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);

  await page.locator('.hero .button').first().focus();
  await page.keyboard.press('Tab');
  const pause = page.getByRole('button', { name: 'Pause the video' });
  expect(await pause.evaluate((button) => button.matches(':focus'))).toBe(true);
  await pause.click();
  await page.getByRole('button', { name: 'Play the video' }).waitFor();
  expect(await paused()).toBe(true);
  await page.getByRole('button', { name: 'Play the video' }).press('Enter');
  await page.getByRole('button', { name: 'Pause the video' }).waitFor();
  expect(await paused()).toBe(false);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.loop)).toBe(true);
});

test('the download of the video ends when the visitor goes on to another page', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  const video = await page.locator('video').elementHandle();
  const isLoading = async (): Promise<boolean | undefined> =>
    video?.evaluate((element: HTMLVideoElement) => element.networkState !== HTMLMediaElement.NETWORK_EMPTY);
  expect(await isLoading()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await expect.poll(isLoading).toBe(false);
});

test('a visitor who saves data gets the slogan at once and no video', async ({ visitHome }) => {
  const { page, videos } = await visitHome(desktop, (blank) =>
    blank.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  );

  expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  expect(videos).toEqual([]);
});

test('a byte range of the video is served, cacheable for a year', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  const response = await page.evaluate(async () => {
    const address = document.querySelector('video source')?.getAttribute('src') ?? '';
    const { status, headers } = await fetch(address, {
      headers: { range: 'bytes=0-99' },
      cache: 'no-store',
    });
    return { status, length: headers.get('content-length'), caching: headers.get('cache-control') };
  });

  expect(response).toEqual({
    status: 206,
    length: '100',
    caching: 'public, max-age=31536000, immutable',
  });
});
