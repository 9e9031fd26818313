import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const assets = path.resolve(import.meta.dirname, '..', '..', 'dist', 'client', 'assets');

/** All styles of the build, of whatever page. */
const readStyles = async (): Promise<string[]> =>
  Promise.all(globSync('**/*.css', { cwd: assets }).map((file) => readFile(path.join(assets, file), 'utf8')));

/** Selectors of the build's styles that match an element of the page, though the page does not have that rule. */
export const missingStyles = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (styles) => {
      /** Each by itself, as the build joins rules that say the same; commas in parentheses separate none. */
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of the outer scope
      const selectorsIn = (list: string): string[] => {
        let depth = 0;
        const marked = Array.from(list, (character) => {
          if (character === '(') depth += 1;
          if (character === ')') depth -= 1;
          return character === ',' && depth === 0 ? '\n' : character;
        });
        return marked
          .join('')
          .split('\n')
          .map((selector) => selector.trim());
      };
      const sheets = styles.map((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return sheet;
      });
      const [all = [], there = []] = [sheets, Array.from(document.styleSheets)].map((group) => {
        const rules = group.flatMap(({ cssRules }) => Array.from(cssRules));
        // Grows while it is read: rules can contain others.
        for (const rule of rules)
          if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rules.push(...rule.cssRules);
        return rules.flatMap((rule) => (rule instanceof CSSStyleRule ? selectorsIn(rule.selectorText) : []));
      });
      const known = new Set(there);
      return all.filter((selector) => {
        if (known.has(selector)) return false;
        // Of what an element can become, and of its parts, only the element.
        const element = selector
          .replaceAll(
            /::[\w-]+|:(?:not|has)\(:[\w-]+\)|:(?:hover|focus-visible|focus-within|focus|active|disabled|popover-open|user-invalid)\b/gu,
            '',
          )
          .replaceAll(/(?<=[>+~] )(?=,|$)/gu, '*');
        return document.querySelector(element || '*') !== null;
      });
    },
    await readStyles(),
  );
