import { type ReactNode, useId } from 'react';
import type { SectionList } from '#domain/site/page-texts.ts';
import { UnbrokenNumbers } from '../../../components/text/unbroken-numbers.tsx';

/** Steps that follow once the form is sent; on small screens, where they are above the form, they are folded. */
export const FormSteps = ({ heading, list }: SectionList): ReactNode => {
  const headingId = useId();
  return (
    <section className="form-steps" aria-labelledby={headingId}>
      <h2 id={headingId} className="wide-title">
        {heading}
      </h2>
      <details className="fold">
        <summary>
          <span>{heading}</span>
        </summary>
        <ol>
          {list.map((step) => (
            <li key={step.heading}>
              <h3>{step.heading}</h3>
              <p>
                <UnbrokenNumbers text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
};
