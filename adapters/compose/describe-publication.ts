import { describeChanges, fileTitle } from '#contracts/desk/describe-changes.ts';
import { compareFile } from '#domain/desk/publishing/compare-files.ts';
import type { FileChange } from '#domain/desk/publishing/ports.ts';
import { yamlFormat } from '../content/desk/yaml-format.ts';

/** Language of what staff read. */
const language = 'tr';

/** Puts a publication into words, for git: a first line with the titles of its files, then a line for each. */
export const describePublication = (changes: readonly FileChange[]): string => {
  const files = changes.map((change) => {
    const { file, value, changes: fields } = compareFile(change, yamlFormat);
    return { title: fileTitle(file, value, language), words: describeChanges(fields, language).join(', ') };
  });
  const subject = files.map(({ title }) => title).join(', ');
  const short = subject.length > 72 ? `${subject.slice(0, 71)}…` : subject;
  return [short, '', ...files.map(({ title, words }) => `${title}: ${words}`)].join('\n');
};
