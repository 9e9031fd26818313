import type { ReactNode } from 'react';
import { Reveal } from '../../components/reveal.tsx';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a data sheet: its title in the margin, what it says beside it. */
export const ProductSection = ({ title, className, children }: Props): ReactNode => (
  <Reveal as="section" className={['sheet-section', className].filter(Boolean).join(' ')}>
    <h2>{title}</h2>
    <div>{children}</div>
  </Reveal>
);
