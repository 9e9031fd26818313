import type { ReactNode } from 'react';
import type { FormName } from '#contracts/request-form.ts';
import { PageForm } from './page-form.tsx';
import { Banner } from '../../../components/banner.tsx';
import { ContactDetails } from '../../../components/contact-details.tsx';
import { PageHead } from '../../../components/page-head.tsx';

interface Props {
  readonly form: FormName;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly picture: string;
}

const none: readonly [] = [];

/** A page that invites the visitor to write to the company. */
export const RequestPage = ({ form, title, lead, text, picture }: Props): ReactNode => (
  <>
    <PageHead title={title} description={`${lead} ${text}`} />
    <Banner title={title} lead={lead} picture={picture} />
    <div className="frame form-page">
      <div>
        <p>{text}</p>
        <PageForm form={form} items={none} />
      </div>
      <aside>
        <ContactDetails />
      </aside>
    </div>
  </>
);
