import type { ReactNode } from 'react';
import type { SectionList } from '#domain/site/page-texts.ts';
import { ContactDetails } from '../../../components/contact/contact-details.tsx';
import { FormSteps } from './form-steps.tsx';

interface Props {
  /** Steps that follow once the form is sent. */
  readonly steps: SectionList | undefined;
  readonly isSent: boolean;
}

/** Tells whoever fills a form in what happens next; once it is sent, the thanks do, and whom to ask is beside them. */
export const BesideForm = ({ steps, isSent }: Props): ReactNode =>
  steps && !isSent ? (
    <FormSteps {...steps} />
  ) : (
    <aside>
      <ContactDetails />
    </aside>
  );
