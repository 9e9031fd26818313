import { type ReactNode, useEffect, useState } from 'react';
import { removeFromBasket } from '../basket/basket.ts';
import type { FormName } from '../../adapters/http/contracts/request-form.ts';
import type { RequestItem } from '../../adapters/http/contracts/request-items.ts';
import { FormBody } from './form-body.tsx';
import { drafts } from './draft.ts';
import type { PostedForm } from './posted-form.ts';
import { Thanks } from './thanks.tsx';

interface Props {
  readonly form: FormName;
  /** Products asked for, by English slug. */
  readonly items: readonly RequestItem[];
  /** Key of a form that is sent without JavaScript. */
  readonly pageKey?: string;
  /** What the page was shown again with. */
  readonly posted?: PostedForm | undefined;
  /** Whether the page was loaded to say that the form was sent. */
  readonly sentBefore?: boolean;
  /** Address of paths.ts where another form is to be filled in; without it, here. */
  readonly again?: string;
  /** Called when it was sent, and when another is begun. */
  readonly onSent?: (sent: boolean) => void;
}

/** The one form of the site: for offers, technical service, customised manufacturing and the catalogue. */
export const RequestForm = (props: Props): ReactNode => {
  const { form, items, pageKey = '', posted, sentBefore = false, again, onSent } = props;
  const [sent, setSent] = useState(false);
  // Every form that is filled in after another is a new one.
  const [round, setRound] = useState(0);
  useEffect(() => {
    // It went without JavaScript, which could not end its draft.
    if (sentBefore) drafts.clear(form);
  }, [sentBefore, form]);
  if (sent || sentBefore) {
    return (
      <Thanks
        justSent={sent}
        again={again}
        onAgain={() => {
          setSent(false);
          onSent?.(false);
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
      posted={round === 0 ? posted : undefined}
      focused={round > 0}
      onSent={() => {
        removeFromBasket(items.map(({ slug }) => slug));
        setSent(true);
        onSent?.(true);
      }}
    />
  );
};
