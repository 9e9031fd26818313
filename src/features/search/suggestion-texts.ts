import type { Localized } from '#domain/shared/language.ts';

interface SuggestionTexts {
  readonly count: (suggestions: number) => string;
  /** Label of the list. */
  readonly list: string;
  readonly hint: string;
  readonly noExactMatch: (query: string) => string;
  readonly searching: string;
  readonly failed: Readonly<Record<'offline' | 'busy' | 'down', string>>;
}

/** Texts in the code that is loaded when the search box is opened, and not in the locales of every page. */
export const suggestionTexts: Localized<SuggestionTexts> = {
  tr: {
    count: (count) => `${count} öneri`,
    list: 'Öneriler',
    hint: 'Önerilerden aşağı ok tuşuyla seçebilirsiniz.',
    noExactMatch: (query) =>
      `“${query}” bir ürünün tam adı değil. Tüm sonuçları gösterin ya da birini seçin.`,
    searching: 'Aranıyor…',
    failed: {
      offline: 'Siteye ulaşılamıyor. İnternet bağlantınızı kontrol edip yeniden deneyin.',
      busy: 'Kısa sürede çok fazla arama yapıldı. Biraz bekleyip yeniden deneyin.',
      down: 'Arama şu anda çalışmıyor. Lütfen biraz sonra yeniden deneyin.',
    },
  },
  en: {
    count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    list: 'Suggestions',
    hint: 'You can choose from the suggestions with the down arrow key.',
    noExactMatch: (query) =>
      `“${query}” is not the whole name of a product. Show all results, or choose one of these.`,
    searching: 'Searching…',
    failed: {
      offline: 'We couldn’t reach the site. Please check your internet connection and try again.',
      busy: 'Too many searches in a short time. Please wait a moment and try again.',
      down: 'Search is not working at the moment. Please try again a little later.',
    },
  },
};
