import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkitten';
import { readFace } from './read-face.ts';
import { fontFaceRule, percent } from './rules.ts';

interface LocalFace {
  /** Names by which a browser finds it. */
  readonly local: readonly string[];
  /** A font of the same widths. */
  readonly file: string;
}

/** A font that visitors may have. */
export interface SystemFont {
  readonly name: string;
  /** Faces by weight; the regular one is shown where a weight is missing. */
  readonly faces: Readonly<Partial<Record<number, LocalFace>>> & { readonly 400: LocalFace };
}

interface Fallbacks {
  /** Name of the families, before that of the font. */
  readonly prefix: string;
  /** The font that they are shown before, by CSS font-weight. */
  readonly weights: Readonly<Record<string, Font>>;
  readonly fonts: readonly SystemFont[];
  /** Text as pages have it. */
  readonly sample: string;
}

/** Texts of the interface and of pages in both languages, whose letters are as frequent as those of the site. */
export const readSample = async (root: string): Promise<string> => {
  let sample = '';
  for await (const file of glob(['locales/**/*.json', 'content/pages/*.yaml'], { cwd: root }))
    sample += await readFile(path.join(root, file), 'utf8');
  return sample.replaceAll(/[^\p{L}\p{N}.,-]+/gu, ' ');
};

/** Measures the average width of a character, in ems. */
const averageWidth = (font: Font, sample: string): number => {
  const letters = Array.from(sample);
  const sum = letters.reduce(
    (width, letter) => width + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return sum / letters.length / font.unitsPerEm;
};

/**
 * Rules that give fonts of the visitor's system the widths and heights of a font that has not arrived yet, so that lines
 * break alike.
 */
export const fallbackRules = async ({ prefix, weights, fonts, sample }: Fallbacks): Promise<string[]> => {
  const rules: string[] = [];
  for (const { name, faces } of fonts)
    for (const [weight, own] of Object.entries(weights)) {
      const { local, file } = faces[Number.parseInt(weight, 10)] ?? faces[400];
      const size = averageWidth(own, sample) / averageWidth(await readFace(file), sample);
      rules.push(
        fontFaceRule({
          'font-family': `'${prefix} ${name}'`,
          'font-weight': weight,
          src: local.map((one) => `local('${one}')`).join(', '),
          'size-adjust': percent(size),
          'ascent-override': percent(own.ascent / own.unitsPerEm / size),
          'descent-override': percent(-own.descent / own.unitsPerEm / size),
        }),
      );
    }
  return rules;
};
