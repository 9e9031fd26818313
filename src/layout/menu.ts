import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { paths, splitLanguage } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';

/** As aria-current says it: the page itself, or something below it. */
type Current = 'page' | 'true' | undefined;

interface MenuEntry {
  /** An address of paths.ts. */
  readonly to: string;
  readonly label: string;
  readonly current: Current;
}

interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly current: boolean;
}

interface Menu {
  readonly about: MenuGroup;
  readonly products: MenuGroup;
  /** Pages that stand in no group. */
  readonly pages: readonly MenuEntry[];
}

export const currentOf = (to: string, shown: string): Current => {
  if (shown === to) return 'page';
  return shown.startsWith(`${to}/`) ? 'true' : undefined;
};

const group = (title: string, entries: readonly MenuEntry[], below = false): MenuGroup => ({
  title,
  entries,
  current: below || entries.some(({ current }) => current !== undefined),
});

/** The pages that every page leads to (spec §2), in the language and from the place one is at. */
export const useMenu = (): Menu => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const { catalogue } = useSite();
  const entry = (to: string, label: string): MenuEntry => ({ to, label, current: currentOf(to, path) });
  return {
    about: group(t('menu.about'), [
      entry(paths.aboutUs, t('menu.aboutUs')),
      entry(paths.management, t('menu.management')),
      entry(paths.partners, t('menu.partners')),
      entry(paths.whyUs, t('menu.whyUs')),
    ]),
    products: group(
      t('menu.products'),
      [
        ...catalogue.solutions.map(({ slug, name }) => entry(paths.solution(slug), name[language])),
        entry(paths.technicalService, t('menu.technicalService')),
        entry(paths.oem, t('menu.oem')),
      ],
      path.startsWith('/products/'),
    ),
    pages: [
      entry(paths.news, t('menu.news')),
      entry(paths.onlineCatalog, t('menu.onlineCatalog')),
      entry(paths.contact, t('menu.contact')),
    ],
  };
};
