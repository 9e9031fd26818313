import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormName } from '#contracts/form-fields.ts';
import type { ListItem } from '#contracts/list/items.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { removeSentFromList } from '../list/list-changes.ts';
import { FormBody } from './form-body.tsx';
import type { BegunMessage } from './submission/begun-message.ts';
import { Thanks } from './thanks/thanks.tsx';
import { submissions } from './submission/submissions.ts';
import { type SentResult, leaveResult } from './submission/use-sent-url.ts';
import { useSubmission } from './submission/use-submission.ts';

interface Props {
  readonly form: FormName;
  /** Id of the form element. */
  readonly id?: string;
  /** The requested products. */
  readonly items: readonly ListItem[];
  /** Key of a post without JavaScript. */
  readonly idempotencyKey?: string;
  readonly posted?: PostedForm | undefined;
  readonly begun?: BegunMessage | undefined;
  /** Result of a form that was sent before the page was loaded. */
  readonly sent?: SentResult | undefined;
  /** Path, without the language, of the page with a new form; the form replaces the thanks by default. */
  readonly newFormPath?: string;
}

/** The one form of the site: for offers, technical service, custom manufacturing and the catalogue. */
export const RequestForm = (props: Props): ReactNode => {
  const { form, id, items, idempotencyKey = '', posted, begun, newFormPath } = props;
  const { search } = useLocation();
  const submission = useSubmission(form);
  // The key of the form element: a new form starts with state of its own.
  const [round, setRound] = useState(0);
  // A press on the link to a new form shows it, ready to type in, before the router has followed.
  const [left, setLeft] = useState<SentResult>();
  if (left && !props.sent) setLeft(undefined);
  const justSent = submission?.kind === 'sent' ? submission : undefined;
  const sent = justSent ?? (props.sent === left ? undefined : props.sent);
  if (sent) {
    return (
      <Thanks
        form={form}
        result={sent}
        isJustSent={justSent !== undefined}
        newFormPath={newFormPath}
        onNewForm={() => {
          submissions.delete(form);
          if (newFormPath !== undefined) leaveResult(form, search);
          setLeft(props.sent);
          setRound(round + 1);
        }}
      />
    );
  }
  return (
    <FormBody
      // Another question begins the form anew, with the draft of the one before.
      key={`${round} ${begun?.key ?? ''}`}
      form={form}
      id={id}
      items={items}
      idempotencyKey={idempotencyKey}
      posted={posted}
      begun={posted ? undefined : begun}
      submission={submission}
      hasFocus={round > 0}
      onSent={() => removeSentFromList(items)}
    />
  );
};
