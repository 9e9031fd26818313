import { paths } from '#domain/site/pages.ts';
import { dataSheetPath, feedPath, inLanguage } from '#domain/site/paths.ts';
import type { Language } from '#domain/shared/language.ts';
import {
  type PictureEnding,
  type PictureKind,
  pictureFile,
  sizedPictureFile,
} from '#domain/content/picture.ts';

export { brandsPath, isFormPath, paths } from '#domain/site/pages.ts';
export {
  inLanguage,
  inSameForm,
  orderItemsPath,
  orderPath,
  requestListPath,
  formSectionId,
  listAdditionId,
  sizeFieldId,
  splitLanguage,
  unknownProductHash,
} from '#domain/site/paths.ts';

/** Whether a path is that of a listing or a product. */
export const isCataloguePath = (path: string): boolean => path.startsWith(paths.category(''));

/** Paths of pictures and other files. */
export const files = {
  picture: (kind: PictureKind, file: string) => `/images/${pictureFile(kind, file)}`,
  /** @param stem a picture file's name without its ending, or the name of an entry */
  sizedPicture: (kind: PictureKind, stem: string, width: number, ending: PictureEnding) =>
    `/images/${sizedPictureFile(kind, stem, width, ending)}`,
  logo: '/logo.svg',
  favicon: '/favicon.svg',
  appleTouchIcon: '/apple-touch-icon.png',
  webManifest: '/site.webmanifest',
  socialCard: '/social-card.png',
  icon: '/icon-512.png',
  newsFeed: (language: Language) => inLanguage(language, feedPath),
  flag: (name: string) => `/flags/${name}.svg`,
  document: (file: string) => `/documents/${file}`,
  dataSheet: (language: Language, slug: string) => inLanguage(language, dataSheetPath(slug)),
} as const;
