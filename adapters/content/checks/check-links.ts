import type { ContentProblem } from '#domain/content/problems.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import type { KnownPages } from './known-pages.ts';
import { valueParts } from '../yaml/value-parts.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** A link of a content file to a page of the site. */
export interface PageLink {
  readonly file: string;
  /** Path without the language, as `pagePath` has it. */
  readonly to: string;
  /** Path of the link in its file, joined by dots: `link.to`. */
  readonly name: string;
  /** 1-based. */
  line(): number;
}

/** The links of a file: all of its parts called `to`. */
export const linksOf = ({ file, value, lineOf }: YamlFile<unknown>): readonly PageLink[] =>
  [...valueParts(value)].flatMap(([to, path]) =>
    path.at(-1) === 'to' && typeof to === 'string'
      ? [{ file, to, name: path.join('.'), line: () => lineOf(path) }]
      : [],
  );

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
