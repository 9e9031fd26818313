import type { PictureKind, SitePictures } from '#domain/content/picture.ts';

interface Dependencies {
  readonly pictureOfProduct: (slug: string) => Promise<string | undefined>;
  readonly news: { item(id: string): Promise<{ readonly picture?: string } | undefined> };
  readonly getSitePictures: () => Promise<SitePictures>;
}

/** The file of an entry's picture, by slug, id or name; `undefined` when there is none. */
export const createFindPicture =
  ({ pictureOfProduct, news, getSitePictures }: Dependencies) =>
  async (kind: PictureKind, name: string): Promise<string | undefined> => {
    if (kind === 'product') return pictureOfProduct(name);
    if (kind === 'drawing' || kind === 'detail' || kind === 'table') return undefined;
    if (kind === 'news') return (await news.item(name))?.picture;
    const { [kind]: files } = await getSitePictures();
    return Object.hasOwn(files, name) ? files[name] : undefined;
  };

export type FindPicture = ReturnType<typeof createFindPicture>;
