import type { ReactNode } from 'react';
import { Paragraphs } from './paragraphs.tsx';

interface Section {
  readonly heading: string;
  readonly text: string;
}

interface Props {
  readonly sections: readonly Section[];
  /** Gives the sections the ids `{anchor}-1`, `{anchor}-2` … to link to. */
  readonly anchor?: string;
}

/** Longer text: headings in the margin where there is one. */
export const TextSections = ({ sections, anchor }: Props): ReactNode => (
  <div className="text-sections">
    {sections.map(({ heading, text }, index) => (
      <section key={index} id={anchor && `${anchor}-${index + 1}`}>
        <h2>{heading}</h2>
        <div>
          <Paragraphs text={text} />
        </div>
      </section>
    ))}
  </div>
);
