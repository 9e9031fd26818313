import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lexer, walkTokens } from 'marked';

export const root = path.resolve(import.meta.dirname, '..', '..');

export interface MarkdownDocument {
  /** Path below the root of the project. */
  readonly file: string;
  readonly headings: readonly string[];
  /** Texts between single backticks. */
  readonly spans: readonly string[];
  /** Addresses of links and pictures. */
  readonly links: readonly string[];
  /** Paragraphs, list items and cells, with their markup. */
  readonly texts: readonly string[];
  /** Code between fences. */
  readonly blocks: readonly {
    /** First word after the fence, which colours the code. */
    readonly language: string;
    /** Word after the language: the file that the code is, or the name by which a test finds it. */
    readonly name: string;
    readonly code: string;
  }[];
}

export const readMarkdown = async (file: string): Promise<MarkdownDocument> => {
  const headings: string[] = [];
  const spans: string[] = [];
  const links: string[] = [];
  const texts: string[] = [];
  const blocks: MarkdownDocument['blocks'][number][] = [];
  const tokens = lexer(await readFile(path.join(root, file), 'utf8'));
  void walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token['text']);
    else if (token.type === 'codespan') spans.push(token['text']);
    else if (token.type === 'link' || token.type === 'image') links.push(token['href']);
    else if (token.type === 'paragraph' || token.type === 'text' || token.type === 'table')
      texts.push(token.raw);
    else if (token.type === 'code') {
      const [language = '', name = ''] = (token['lang'] ?? '').split(' ');
      blocks.push({ language, name, code: token['text'] });
    }
  });
  return { file, headings, spans, links, texts, blocks };
};

/** All that people read about the project, but for what a folder of node_modules has. */
export const readAllMarkdown = (): Promise<readonly MarkdownDocument[]> =>
  Promise.all(
    globSync('{README.md,{bench,content,docs,studio}/**/*.md}', { cwd: root }).toSorted().map(readMarkdown),
  );
