import type { ReactNode } from 'react';
import { Reveal } from '../../../components/reveal.tsx';

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a product page; on wide screens its title is beside the content. */
export const ProductSection = ({ title, className, children }: Props): ReactNode => (
  <Reveal as="section" className={['product-section', className].filter(Boolean).join(' ')}>
    <h2>{title}</h2>
    <div>{children}</div>
  </Reveal>
);
