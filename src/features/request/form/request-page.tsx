import type { ComponentProps, ReactNode } from 'react';
import type { FormName } from '#contracts/form-fields.ts';
import type { SectionList } from '#domain/site/page-texts.ts';
import { Banner } from '../../../components/banner.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { BesideForm } from './beside-form.tsx';
import { PageForm } from './page-form.tsx';
import { SentRequests } from './thanks/sent-requests.tsx';
import { useSentResult } from './submission/use-sent-url.ts';

interface Props extends Pick<ComponentProps<typeof Banner>, 'picture' | 'solutionPicture'> {
  readonly form: FormName;
  readonly title: string;
  readonly lead: string;
  readonly formHeading?: string;
  readonly text: string;
  /** Steps that follow once the form is sent. */
  readonly steps?: SectionList;
  /** List of what can be asked for. */
  readonly scope?: SectionList;
  /** Content above the form. */
  readonly children?: ReactNode;
}

const noItems: readonly [] = [];

/** Id of the part with the form, its heading and its text, for links to it. */
export const requestSectionId = 'request';

/** A page with a form that requests no particular products. */
export const RequestPage = ({
  form,
  title,
  lead,
  formHeading,
  text,
  steps,
  scope,
  children,
  ...pictures
}: Props): ReactNode => {
  const isSent = useSentResult(form) !== undefined;
  return (
    <>
      <PageHead title={title} description={`${lead} ${text}`} />
      <Banner title={title} lead={lead} {...pictures} />
      {!isSent && <SentRequests className="frame" />}
      {children}
      <div className="frame form-page" id={requestSectionId}>
        {formHeading && !isSent && <h2 className="form-heading">{formHeading}</h2>}
        {!isSent && (
          <div className="form-intro">
            <p>{text}</p>
          </div>
        )}
        <BesideForm steps={steps} isSent={isSent} />
        <PageForm form={form} items={noItems} />
        {scope && (
          <section className="form-scope">
            <h2>{scope.heading}</h2>
            <dl>
              {scope.list.map((each) => (
                <div key={each.heading}>
                  <dt>{each.heading}</dt>
                  <dd>{each.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </>
  );
};
