import type { ContentProblem } from '#domain/content/problems.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import type { KnownPages } from './known-pages.ts';
import type { YamlFile } from './yaml-file.ts';

/** A link of a content file to a page of the site. */
export interface PageLink {
  readonly file: string;
  /** Path without the language, as `pagePath` has it. */
  readonly to: string;
  /** Where it stands in the file, with dots. */
  readonly name: string;
  /** 1-based. */
  line(): number;
}

type Path = readonly PropertyKey[];

const visitLinks = (value: unknown, path: Path, found: (to: string, path: Path) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'to' && typeof part === 'string') found(part, [...path, key]);
    else visitLinks(part, [...path, Array.isArray(value) ? Number(key) : key], found);
  }
};

/** The links of a file: all of its parts called `to`. */
export const linksOf = ({ file, value, lineOf }: YamlFile<unknown>): readonly PageLink[] => {
  const links: PageLink[] = [];
  visitLinks(value, [], (to, path) =>
    links.push({ file, to, name: path.join('.'), line: () => lineOf(path) }),
  );
  return links;
};

/** Checks that each link leads to a page, and straight to it. */
export const checkLinks = (
  links: readonly PageLink[],
  pages: KnownPages,
  redirects: readonly Redirect[],
): ContentProblem[] => {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  return links.flatMap(({ file, to, name, line }): ContentProblem[] => {
    if (pages.has(to)) return [];
    const target = moved.get(to);
    return target === undefined
      ? [{ file, line: line(), text: `${name}: there is no page ${to}${pages.didYouMean(to)}` }]
      : [{ file, line: line(), text: `${name}: ${to} leads on to ${target}: write that`, isWarning: true }];
  });
};
