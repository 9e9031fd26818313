import { type ReactNode, useState } from 'react';
import { removeSubmittedFromBasket } from '../basket/use-basket.ts';
import type { FormName } from '#contracts/request-form.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { FormBody } from './form-body.tsx';
import type { PostedForm } from '#contracts/submission-result.ts';
import { submissions } from './submissions.ts';
import { Thanks } from './thanks.tsx';
import { useSubmission } from './use-submission.ts';

interface Props {
  readonly form: FormName;
  /** Products asked for, by English slug. */
  readonly items: readonly RequestItem[];
  /** Key of a form that is sent without JavaScript. */
  readonly pageKey?: string;
  /** What the page was shown again with. */
  readonly posted?: PostedForm | undefined;
  /** Whether the address says that the form was sent. */
  readonly sentBefore?: boolean;
  /** Address of paths.ts where another form is to be filled in; without it, here. */
  readonly again?: string;
}

/** The one form of the site: for offers, technical service, custom manufacturing and the catalogue. */
export const RequestForm = (props: Props): ReactNode => {
  const { form, items, pageKey = '', posted, sentBefore = false, again } = props;
  const sending = useSubmission(form);
  // Every form that is filled in after another is a new one.
  const [round, setRound] = useState(0);
  const justSent = sending?.kind === 'sent';
  if (justSent || sentBefore) {
    return (
      <Thanks
        justSent={justSent}
        again={again}
        onAgain={() => {
          submissions.forget(form);
          setRound(round + 1);
        }}
      />
    );
  }
  return (
    <FormBody
      key={round}
      form={form}
      items={items}
      pageKey={pageKey}
      posted={posted}
      sending={sending}
      focused={round > 0}
      onSent={() => removeSubmittedFromBasket(items)}
    />
  );
};
