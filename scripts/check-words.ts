import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Words that a newcomer could not search for, each with the one that the field uses. */
const bannedWords: readonly (readonly [banned: RegExp, instead: string])[] = [
  [/\bkeepers?\b|\bkept[ -]answers?\b|\b(?:send|buildSend)-?Kept\b|\bsend-kept\b/iu, 'cached response'],
  [/\bstands? in for\b|\bold answer\b/iu, 'stale-if-error, stale response'],
  [/\btagAnswers?\b/iu, 'etag, conditional request'],
  [/\bclosed[ -]?(?:app|site)\b/iu, 'maintenance app'],
  [/\bunreadable[ -]?requests?\b/iu, 'client error'],
  [/\bbad[ -]?paths?\b/iu, 'malformed URL'],
  [/\bold[ -]?addresse?s?\b|\bfind[ -]?new[ -]?address\b/iu, 'redirect'],
  [/\bshel(?:f|ves)\b|\bstocked[ -]?categor(?:y|ies)\b/iu, 'category with product count'],
  [/\btoo[ -]?many[ -]?waiting\b/iu, 'queue full'],
  [/\btell ?staff\b|\bstaff (?:is|are|were|was) (?:being )?told\b/iu, 'notify staff'],
  [/\btold(?:_at|At)\b/u, 'notified_at, notifiedAt'],
  [/\bis[ -]?repeat\b/iu, 'is duplicate'],
  [/\bforget ?old ?requests\b/iu, 'delete expired requests'],
  [/\brequest[ -]?(?:book|archive)\b/iu, 'request repository, request administration'],
  [/\bwhy[ -]?not[ -]?sent\b/iu, 'delivery error'],
  [/\bdrop[ -]?stuck\b/iu, 'evict busy clients'],
  [/\bhold[ -]?connection\b/iu, 'persistent connection'],
  [/\bwatch[ -]?content\b/iu, 'listen for content changes'],
  [/\brelease[ -]?jobs\b/iu, 'recover stalled jobs'],
  [/\bintroduce[ -]?company\b/iu, 'get company'],
  [/\bhurried\b/iu, 'short timeouts'],
  [/\bpatience\b/iu, 'timeoutMs, no timeouts'],
  [/\b(?:use)?rested\b/iu, 'debounced'],
  [/\bsendings\b/iu, 'submissions'],
  [/\bkept[ -]?forms?\b/iu, 'restored form'],
  [/\bin[ -]brief\b|\binBrief\b|\bplain[ -]?name\b/u, 'truncateDescription, normalizeName'],
  [/\bmanners\b/iu, 'combobox defaults'],
  [/\blone[ -]?document\b/iu, 'standalone document'],
  [/\bmost[A-Z]\w*|\blongest[A-Z]\w*/u, 'max…'],
  [/\bclass (?!\w*Error\b)\w+ extends \w*Error\b/u, 'a name that ends in Error'],
];

/**
 * First words of docstrings that continue a heading which nobody sees: prepositions, relative words and conjunctions. A
 * docstring begins with the thing that it describes, or with what the function does.
 */
const leaningWords =
  'Of|What|Who|Whose|Which|For|Those|These|In|As|Where|With|Without|When|By|At|From|On|Before|That|After|To|Also|Like|While|And|Or|How|Than|If|Since|Until|Through|Among|Between|Besides?|Below|Above|Beyond|Under|Over|Into|Only|Its|Their|Again|Instead|Once|Not|So|Such|Whom|There|They|It';

const leaningDocstring = new RegExp(`/\\*\\*\\s*(?:\\*\\s*)?(?:${leaningWords})\\b`, 'gu');

/** The file that names the words. */
const exception = 'scripts/check-words.ts';

const files = glob('**/*.{ts,tsx,js,md}', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|var|content|\.git)(?:\/|$)/u.test(name),
});

const findings: string[] = [];
for await (const file of files) {
  if (file === exception) continue;
  const text = await readFile(path.join(root, file), 'utf8');
  const lines = text.split('\n');
  if (!file.endsWith('.md'))
    for (const { 0: start, index } of text.matchAll(leaningDocstring)) {
      const line = text.slice(0, index + start.length).split('\n').length;
      findings.push(
        `${file}:${line} "${start.replaceAll(/\s+/gu, ' ')}": begin with the thing, or with what it does`,
      );
    }
  for (const [index, line] of lines.entries()) {
    for (const [banned, instead] of bannedWords) {
      const [found] = banned.exec(line) ?? [];
      if (found) findings.push(`${file}:${index + 1} "${found}": say ${instead}`);
    }
  }
}

if (findings.length > 0) {
  console.log(findings.toSorted().join('\n'));
  process.exitCode = 1;
}
