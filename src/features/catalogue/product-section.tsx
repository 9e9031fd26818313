import type { ReactNode } from 'react';
import { Reveal } from '../../components/reveal.tsx';

interface Props {
  readonly title: string;
  readonly className?: string;
  /** A technical drawing, shown below the title. */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a product page; on wide screens its title is beside the content. */
export const ProductSection = ({ title, className, drawing, children }: Props): ReactNode => (
  <Reveal as="section" className={['product-section', className].filter(Boolean).join(' ')}>
    <h2>{title}</h2>
    {drawing && <div className="product-drawing no-print">{drawing}</div>}
    <div>{children}</div>
  </Reveal>
);
