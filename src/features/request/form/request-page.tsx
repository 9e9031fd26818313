import type { ReactNode } from 'react';
import type { FormName } from '#contracts/request-form.ts';
import { Banner } from '../../../components/banner.tsx';
import { ContactDetails } from '../../../components/contact-details.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { PageForm } from './page-form.tsx';

interface Props {
  readonly form: FormName;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly picture: string;
  /** Below the text. */
  readonly children?: ReactNode;
}

const noItems: readonly [] = [];

/** A page with a form that requests no particular products. */
export const RequestPage = ({ form, title, lead, text, picture, children }: Props): ReactNode => (
  <>
    <PageHead title={title} description={`${lead} ${text}`} />
    <Banner title={title} lead={lead} picture={picture} />
    <div className="frame form-page">
      <div className="form-intro">
        <p>{text}</p>
        {children && <p>{children}</p>}
      </div>
      <PageForm form={form} items={noItems} />
      <aside>
        <ContactDetails />
      </aside>
    </div>
  </>
);
