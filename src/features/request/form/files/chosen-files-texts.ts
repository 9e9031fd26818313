import type { Localized } from '#domain/shared/language.ts';

interface ChosenFilesTexts {
  /** Label of the list. */
  readonly chosen: string;
  readonly notKept: string;
  /** Message for screen readers. */
  readonly removed: (file: string) => string;
  readonly progress: (percent: number) => string;
}

/** Texts in the code that is loaded with the first file: a namespace of their own would be named on every page. */
export const chosenFilesTexts: Localized<ChosenFilesTexts> = {
  tr: {
    chosen: 'Seçtiğiniz dosyalar',
    notKept:
      'Dosyalar yalnızca bu sayfa açıkken durur: sayfayı yenilerseniz onları yeniden seçmeniz gerekir.',
    removed: (file) => `${file} çıkarıldı.`,
    progress: (percent) => `Dosyalar gönderiliyor: %${percent}`,
  },
  en: {
    chosen: 'Chosen files',
    notKept:
      'Files are kept only while this page is open: if you reload it, you will have to choose them again.',
    removed: (file) => `${file} was removed.`,
    progress: (percent) => `Sending the files: ${percent}%`,
  },
};
