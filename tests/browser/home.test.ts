import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, connect, desktop, hydrated, phone, visit } from '../support/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

const finalNumbers = { tr: ['500+', '%70', '100+', '81'], en: ['500+', '70%', '100+', '81'] } as const;

const calm = { ...desktop, reducedMotion: 'reduce' } as const;

/** A visit to the home page, with the videos that it asked for. */
const visitHome = async (
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit & { readonly videos: readonly string[] }> => {
  const visited = await visit(browser, { reducedMotion: 'no-preference', ...options });
  const videos: string[] = [];
  visited.page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url());
  });
  await prepare?.(visited.page);
  await visited.page.goto('/en');
  if (options.javaScriptEnabled !== false) await hydrated(visited.page);
  return { ...visited, videos };
};

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

const opacityOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));

const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 200) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(30);
  }
};

/** Elements of the page that cannot be seen, whatever hides them. */
const invisible = (page: Page): Promise<string[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(({ localName }) => !['picture', 'source'].includes(localName))
      .map((element) => `${element.tagName}.${element.className}`),
  );

const shownNumbers = (page: Page): Promise<string[]> => page.locator('.counter-end').allInnerTexts();

const laneShift = (page: Page): Promise<string> =>
  page
    .locator('.logo-lane')
    .first()
    .evaluate((lane) => getComputedStyle(lane).transform);

const moves = async (page: Page): Promise<boolean> => {
  // An animation stops with the next picture, not at once.
  await page.waitForTimeout(100);
  const before = await laneShift(page);
  await page.waitForTimeout(300);
  return (await laneShift(page)) !== before;
};

describe('without JavaScript', () => {
  test('slogan and numbers are there, and nothing that would need a script', async () => {
    const { page, faults, videos } = await visitHome({ ...phone, javaScriptEnabled: false });

    expect(await opacityOf(page, '.hero-slogan')).toBe(1);
    expect(await shownNumbers(page)).toEqual(finalNumbers.en);
    expect(await page.locator('.logo-lane').count()).toBe(1);
    expect(await page.locator('.pause-button').count()).toBe(0);
    expect(await invisible(page)).toEqual([]);
    expect(videos).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('in Turkish the sign stands before the number', async () => {
    const { page } = await visit(browser, {
      ...phone,
      reducedMotion: 'no-preference',
      javaScriptEnabled: false,
    });
    await page.goto('/tr');

    expect(await shownNumbers(page)).toEqual(finalNumbers.tr);
  });
});

describe('under reduced motion', () => {
  test('everything is there at once, nothing moves and no video is loaded', async () => {
    const { page, faults, videos } = await visitHome(calm);

    expect(await opacityOf(page, '.hero-slogan')).toBe(1);
    expect(await invisible(page)).toEqual([]);
    expect(await page.locator('.pause-button').count()).toBe(0);
    await page.locator('.marquee').scrollIntoViewIfNeeded();
    expect(await moves(page)).toBe(false);
    expect(await shownNumbers(page)).toEqual(finalNumbers.en);
    expect(videos).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('what moves stops when the visitor asks for calm', async () => {
    const { page } = await visitHome(desktop);
    expect(await moves(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.locator('video').waitFor({ state: 'detached' });
    expect(await moves(page)).toBe(false);
    expect(await invisible(page)).toEqual([]);
  });
});

describe('the hero', () => {
  test('the slogan waits until the video could be seen for a while', async () => {
    const { page, faults, videos } = await visitHome(desktop, (blank) =>
      blank.addInitScript(() => {
        document.addEventListener('canplay', () => performance.mark('can-play'), { capture: true });
        document.addEventListener('animationstart', ({ animationName }) => {
          if (animationName === 'slogan') performance.mark('slogan');
        });
      }),
    );
    expect(await opacityOf(page, '.hero-slogan')).toBe(0);
    await page.waitForFunction(() => performance.getEntriesByName('slogan').length > 0);
    const waited = await page.evaluate(() => {
      const [slogan, canPlay] = ['slogan', 'can-play'].map((name) => performance.getEntriesByName(name)[0]);
      return (slogan?.startTime ?? 0) - (canPlay?.startTime ?? 0);
    });

    expect(waited).toBeGreaterThanOrEqual(2200);
    expect(waited).toBeLessThan(3200);
    expect(videos.every((video) => video.endsWith('.webm'))).toBe(true);
    expect(faults).toEqual([]);
  });

  test('the video rests while it is out of view, and only then goes on by itself', async () => {
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

  test('the video plays, stops and goes on by mouse and keyboard', async () => {
    const { page } = await visitHome(desktop);
    const video = page.locator('video');
    const paused = (): Promise<boolean> => video.evaluate((element: HTMLVideoElement) => element.paused);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);

    await page.getByRole('button', { name: 'Pause the video' }).click();
    await page.getByRole('button', { name: 'Play the video' }).waitFor();
    expect(await paused()).toBe(true);
    await page.getByRole('button', { name: 'Play the video' }).press('Enter');
    await page.getByRole('button', { name: 'Pause the video' }).waitFor();
    expect(await paused()).toBe(false);
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.loop)).toBe(true);
  });

  test('where the video cannot be loaded the slogan does not wait for it', async () => {
    const { page } = await visitHome(desktop, (blank) =>
      blank.route(/\.(?:webm|mp4)$/u, (route) => route.abort()),
    );

    await page.locator('.hero[data-slogan="at-once"]').waitFor({ timeout: 2000 });
    expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  });

  test('a visitor who saves data gets the slogan at once and no video', async () => {
    const { page, videos } = await visitHome(desktop, (blank) =>
      blank.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    );

    expect(await opacityOf(page, '.hero-slogan')).toBe(1);
    expect(videos).toEqual([]);
  });

  test('a part of the video can be asked for, and it is kept for long', async () => {
    const { page } = await visitHome(desktop);
    const answer = await page.evaluate(async () => {
      const address = document.querySelector('video source')?.getAttribute('src') ?? '';
      const { status, headers } = await fetch(address, {
        headers: { range: 'bytes=0-99' },
        cache: 'no-store',
      });
      return { status, length: headers.get('content-length'), caching: headers.get('cache-control') };
    });

    expect(answer).toEqual({
      status: 206,
      length: '100',
      caching: 'public, max-age=31536000, immutable',
    });
  });
});

describe('the counters', () => {
  test('count up when they come into view, and end with the numbers that they always had', async () => {
    const { page } = await visitHome(desktop);
    const running = page.locator('.counter-now');
    await page.locator('.counters').scrollIntoViewIfNeeded();
    await running.first().waitFor();
    const widths = (): Promise<number[]> =>
      page.locator('.numeral').evaluateAll((numbers) => numbers.map((number) => number.clientWidth));
    const during = await widths();
    expect(await shownNumbers(page)).toEqual(finalNumbers.en);
    await page.waitForFunction(() => document.querySelector('.counter-now') === null);

    expect(await shownNumbers(page)).toEqual(finalNumbers.en);
    expect(await page.locator('.counter').allInnerTexts()).toHaveLength(4);
    expect(await widths()).toEqual(during);
  });
});

describe('the brands', () => {
  test('pass by until the button, the mouse or the focus stops them', async () => {
    const { page } = await visitHome(desktop);
    await page.locator('.marquee').scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    expect(await moves(page)).toBe(true);

    await page.locator('.marquee').hover();
    expect(await moves(page)).toBe(false);
    await page.mouse.move(5, 5);
    expect(await moves(page)).toBe(true);

    await page.locator('.logo-lane a').nth(1).focus();
    expect(await moves(page)).toBe(false);
    await page.getByRole('button', { name: 'Pause the logos' }).click();
    await page.mouse.move(5, 5);
    expect(await moves(page)).toBe(false);
    await page.getByRole('button', { name: 'Let the logos move' }).click();
    await page.mouse.move(5, 5);
    expect(await moves(page)).toBe(true);
  });

  test('stand in the page once for keyboard and screen reader', async () => {
    const { page } = await visitHome(desktop);

    expect(await page.locator('.logo-lane').count()).toBe(2);
    expect(await page.locator('.marquee').getByRole('link', { name: 'Acteon' }).count()).toBe(1);
    const reachable = page.locator('.logo-lane[aria-hidden] a:not([tabindex="-1"])');
    expect(await reachable.count()).toBe(0);
  });

  test('the link to all of them leads to the brands', async () => {
    const { page } = await visitHome(desktop);
    const link = page.getByRole('link', { name: 'All brands' });
    expect(await link.getAttribute('href')).toBe('/en/brands');
    await link.click();
    await page.waitForURL('**/en/partners');
  });
});

describe('what fades in', () => {
  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('is all visible once %s was scrolled through', async (_, device) => {
    const { page, faults } = await visitHome(device);
    await scrollThrough(page);
    await page.waitForFunction(() => document.querySelector('.counter-now') === null);
    await page.waitForTimeout(500);

    expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(3);
    expect(await invisible(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('is visible above whoever came to the end at a stroke', async () => {
    const { page } = await visitHome(desktop);
    await page.locator('[data-reveal="waiting"]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

    await page.waitForFunction(() => document.querySelector('[data-reveal="waiting"]') === null);
    expect(await page.locator('[data-reveal="shown"]').count()).toBeGreaterThan(3);
  });

  test('is visible in print, wherever the visitor is', async () => {
    const { page } = await visitHome(desktop);
    await page.locator('[data-reveal="waiting"]').first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });

    expect(await opacityOf(page, '.hero-slogan')).toBe(1);
    const waiting = page.locator('[data-reveal="waiting"]');
    expect(await waiting.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).not.toContain(
      '0',
    );
  });

  test('what stands in view below the half is shown after a moment', async () => {
    const { page } = await visitHome(desktop);
    const first = page.locator('.offering').first();
    await first.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - window.innerHeight + 40);
    });

    expect(await first.getAttribute('data-reveal')).toBe('waiting');
    await page.locator('.offering[data-reveal="shown"]').first().waitFor({ timeout: 3000 });
  });
});

test('going from page to page quickly leaves no fault behind', async () => {
  const { page, faults } = await visitHome(desktop);
  await page.evaluate(() => {
    for (const path of ['/en/news', '/en/contact', '/en/partners']) {
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
    }
  });
  await page.waitForURL('**/en/partners');
  await page.goBack();
  await page.goForward();
  await page.waitForTimeout(500);

  expect(faults).toEqual([]);
});
