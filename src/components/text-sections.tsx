import type { ReactNode } from 'react';
import { Paragraphs } from './paragraphs.tsx';

interface Section {
  readonly heading: string;
  readonly text: string;
}

export const TextSections = ({ sections }: { readonly sections: readonly Section[] }): ReactNode => (
  <div className="frame text">
    {sections.map(({ heading, text }, index) => (
      <section key={index}>
        <h2>{heading}</h2>
        <Paragraphs text={text} />
      </section>
    ))}
  </div>
);
