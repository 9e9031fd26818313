import { expect, test, vi } from 'vitest';
import { type SharingCard, cardVersion } from '#domain/site/drawings/sharing-card.ts';
import { createShowSharingCard } from '#domain/site/drawings/show-sharing-card.ts';

const bytes = new Uint8Array([1]);

const setUp = () => {
  const render = vi.fn<(card: SharingCard) => Promise<Uint8Array>>(async () => bytes);
  const drill = {
    slug: { tr: 'matkap', en: 'drill' },
    name: { tr: 'Matkap', en: 'Drill' },
    picture: 'hand-drill',
  };
  const showSharingCard = createShowSharingCard({
    products: {
      product: async (slug) => (Object.values(drill.slug).includes(slug) ? drill : undefined),
    },
    news: {
      item: async (id) =>
        id === 'fair' ? { title: { tr: 'Fuar', en: 'Fair' }, picture: 'fair.svg' } : undefined,
    },
    getCompany: async () => ({ name: 'Örnek' }),
    render,
  });
  return { showSharingCard, render };
};

test('the sharing card of a product shows its name in the language of the card', async () => {
  const { showSharingCard, render } = setUp();
  const drawn = await showSharingCard('product', 'drill', 'tr');
  expect(await drawn?.draw()).toBe(bytes);
  const card = { kind: 'product', picture: 'hand-drill', title: 'Matkap', companyName: 'Örnek' };
  expect(render).toHaveBeenCalledExactlyOnceWith(card);
  expect(drawn?.version).toBe(cardVersion(card));
});

test('the sharing card of a news item shows its title', async () => {
  const { showSharingCard, render } = setUp();
  expect(await (await showSharingCard('news', 'fair', 'en'))?.draw()).toBe(bytes);
  expect(render).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'news', picture: 'fair.svg', title: 'Fair' }),
  );
});

test('a product has no sharing card under its Turkish slug', async () => {
  const { showSharingCard, render } = setUp();
  expect(await showSharingCard('product', 'matkap', 'tr')).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

test('there is no sharing card of an unknown product or news item', async () => {
  const { showSharingCard } = setUp();
  expect(await showSharingCard('product', 'fair', 'tr')).toBeUndefined();
  expect(await showSharingCard('news', 'drill', 'tr')).toBeUndefined();
});

test.each([{ title: 'Drill' }, { picture: 'hand-drill.0a1b2c3d.svg' }, { companyName: 'Other' }])(
  'a card that shows something else has another version: %j',
  (change) => {
    const card = { picture: 'hand-drill.0f3a9c1b.svg', title: 'Matkap', companyName: 'Örnek' };
    expect(cardVersion({ ...card, ...change })).not.toBe(cardVersion(card));
  },
);
