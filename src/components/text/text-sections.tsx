import type { ReactNode } from 'react';
import { TextLines } from './text-lines.tsx';

interface Section {
  readonly heading: string;
  readonly text: string;
}

interface Props {
  readonly sections: readonly Section[];
  /** Gives the sections the ids `{idPrefix}-1`, `{idPrefix}-2` … to link to. */
  readonly idPrefix?: string;
}

/** Longer text with headings, which are beside the text on wide screens. */
export const TextSections = ({ sections, idPrefix }: Props): ReactNode => (
  <div className="text-sections">
    {sections.map(({ heading, text }, index) => (
      <section key={index} id={idPrefix && `${idPrefix}-${index + 1}`}>
        <h2>{heading}</h2>
        <div>
          <TextLines text={text} />
        </div>
      </section>
    ))}
  </div>
);
