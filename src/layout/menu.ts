import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { CategoryWithProductCount } from '#domain/catalogue/groups/browse-catalogue.ts';
import { menuPages, serverPaths } from '#domain/site/pages.ts';
import type { LinkTarget } from '../components/navigation/site-link.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { isCataloguePath, paths, splitLanguage } from '../lib/paths.ts';
import { useSite } from '../api/site.ts';

/** Value of aria-current: the page itself, or a page below it. */
type Current = 'page' | 'true' | undefined;

interface MenuEntry extends LinkTarget {
  readonly current: Current;
}

interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly current: boolean;
}

interface SolutionEntry extends MenuEntry {
  readonly slug: string;
  readonly categories: readonly CategoryWithProductCount[];
}

interface Menu {
  readonly about: MenuGroup;
  readonly products: MenuGroup & {
    readonly allProducts: MenuEntry;
    readonly solutions: readonly SolutionEntry[];
    /** Pages of services, procedures and documents. */
    readonly services: readonly MenuEntry[];
  };
  /** Pages outside the groups. */
  readonly pages: readonly MenuEntry[];
}

type MenuPage = (typeof menuPages)[keyof typeof menuPages][number];

export const currentOf = (to: string, currentPath: string): Current => {
  if (currentPath === to) return 'page';
  return currentPath.startsWith(`${to}/`) ? 'true' : undefined;
};

const groupOf = (title: string, entries: readonly MenuEntry[], isParentOfPage = false): MenuGroup => ({
  title,
  entries,
  current: isParentOfPage || entries.some(({ current }) => current !== undefined),
});

/** The site's menu (spec §2) in the page's language, with the current page marked. */
export const useMenu = (): Menu => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const { catalogue } = useSite();
  const entry = (to: string, label: string): MenuEntry => ({ to, label, current: currentOf(to, path) });
  const entries = (pages: readonly MenuPage[]): readonly MenuEntry[] =>
    pages.map((page) => ({
      ...entry(paths[page], t(`menu.${page}`)),
      isServerPage: page in serverPaths,
    }));
  const solutions = catalogue.solutions.map(({ slug, name, categories }) =>
    Object.assign(entry(paths.solution(slug), name[language]), { slug, categories }),
  );
  // Of pages below it, the menu alone is marked.
  const allProducts: MenuEntry = {
    to: paths.products,
    label: t('menu.allProducts'),
    current: path === paths.products ? 'page' : undefined,
  };
  const services = entries(menuPages.services);
  return {
    about: groupOf(t('menu.about'), entries(menuPages.about)),
    products: {
      ...groupOf(t('menu.products'), [allProducts, ...solutions, ...services], isCataloguePath(path)),
      allProducts,
      solutions,
      services,
    },
    pages: entries(menuPages.others),
  };
};
