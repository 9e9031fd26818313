import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AtRule, type ChildNode, type Root, parse } from 'postcss';
import * as z from 'zod';

/** Key of the sheet in the build manifest. */
const manifestKey = 'print.css';

const isAtRule = (node: unknown): node is AtRule =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'atrule';

/** The rule inside copies of the layers and conditions that it is in. */
const withParents = (rule: AtRule): AtRule => {
  let copy = rule.clone();
  let parent: unknown = rule.parent;
  while (isAtRule(parent)) {
    copy = parent.clone({ nodes: [copy] });
    parent = parent.parent;
  }
  return copy;
};

/** Removes the node, and what is empty without it. */
const removeWithEmptyParents = (node: ChildNode): void => {
  const { parent } = node;
  node.remove();
  if (isAtRule(parent) && parent.nodes?.length === 0) removeWithEmptyParents(parent);
};

/** Takes the rules for paper out of a sheet. @returns them, each with its layers */
const takePrintRules = (sheet: Root): string[] => {
  const found: AtRule[] = [];
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') found.push(rule);
  });
  return found.map((rule) => {
    const text = withParents(rule).toString();
    removeWithEmptyParents(rule);
    return text;
  });
};

/**
 * Moves the rules for paper of all style sheets to one of their own: pages have their styles in the HTML, and need none of
 * these to be painted.
 * @param distDir absolute path of what the build wrote
 */
export const separatePrintStyles = async (distDir: string): Promise<void> => {
  const folder = path.join(distDir, 'client', 'assets', 'static');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css')).toSorted();
  const rules = new Set<string>();
  for (const name of sheets) {
    const file = path.join(folder, name);
    const sheet = parse(await readFile(file, 'utf8'));
    // Of components that several pages have, each page's sheet has a copy.
    for (const rule of takePrintRules(sheet)) rules.add(rule);
    await writeFile(file, sheet.toString());
  }
  const css = [...rules].join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  await writeFile(path.join(folder, `print.${hash}.css`), css);

  const manifestFile = path.join(distDir, 'assets.json');
  const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const entry = { file: `assets/static/print.${hash}.css` };
  await writeFile(manifestFile, JSON.stringify({ ...manifest, [manifestKey]: entry }));
};
