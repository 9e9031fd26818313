import { fixedPaths } from '#domain/site/fixed-pages.ts';
import { paths } from '#domain/site/pages.ts';

const rootOf = (path: string): string => path.split('/', 2).join('/');

const roots: ReadonlySet<string> = new Set(fixedPaths.map(rootOf));

/**
 * Whether the first segment of a path is that of pages. Such addresses differ by their paths and the parameters that pages read;
 * at others, any parameter may tell former pages apart. @param path without the language
 */
export const isBelowPages = (path: string): boolean => path === paths.home || roots.has(rootOf(path));
