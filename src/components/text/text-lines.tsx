import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { EmailLink } from '../contact/email-link.tsx';
import { markTurkishNames } from './mark-turkish-names.tsx';

const emailAddress = /([\w.-]+@(?:[\w-]+\.)+\w+)/u;

const listMark = '– ';

/** A line, with its e-mail addresses as links. No component: its text has to be all that is in its element. */
const renderLine = (text: string, language: Language): ReactNode => {
  const pieces = text.split(emailAddress);
  if (pieces.length === 1) return markTurkishNames(text, language);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <EmailLink key={index} email={piece} />
    ) : (
      <span key={index}>{markTurkishNames(piece, language)}</span>
    ),
  );
};

/** Plain text of the content files, in which each line is a paragraph, and those that begin with a dash are a list. */
export const TextLines = ({ text }: { readonly text: string }): ReactNode => {
  const language = useLanguage();
  const blocks: string[][] = [];
  for (const line of text.split(/\n+/u)) {
    const last = blocks.at(-1);
    if (line.startsWith(listMark) && last?.[0]?.startsWith(listMark)) last.push(line);
    else if (line.trim() !== '') blocks.push([line]);
  }
  return blocks.map((lines, index) =>
    lines[0]?.startsWith(listMark) ? (
      <ul key={index}>
        {lines.map((line) => (
          <li key={line}>{renderLine(line.slice(listMark.length), language)}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{renderLine(lines[0] ?? '', language)}</p>
    ),
  );
};
