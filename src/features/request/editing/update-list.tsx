import { type ReactNode, useContext } from 'react';
import { listButtonNames } from '#contracts/form-fields.ts';
import { isCompleteItem } from '#contracts/list/decode-items.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { plainTexts } from '../../../i18n/plain-texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { SizeLinkPosts } from '../form/choose-size-link.tsx';
import { pageFormId } from '../form/form-body.tsx';
import { ListAdditionContext } from '../posted/own-list.ts';
import { PostedFormContext } from '../posted/posted-form.ts';

/** Attributes of a button that posts the form, with what was typed in it, and sends nothing. @param address of the page that is shown then */
const updating = (address: string) => ({
  formAction: address,
  // Chosen files stay where they are.
  formEncType: 'application/x-www-form-urlencoded',
  formNoValidate: true,
  name: listButtonNames.update,
  value: '',
});

interface DefaultProps {
  /** Address of the page with the list; `undefined` where the list is empty. */
  readonly address: string | undefined;
}

/**
 * Button that Enter in a field of the form presses before its tools have come and without JavaScript: the first button
 * of a form in the document, which without this one would remove a product or check an order. Beside quantities it
 * sends nothing, as Enter there means the quantity.
 */
export const DefaultButton = ({ address }: DefaultProps): ReactNode => (
  <button
    form={pageFormId}
    {...(address !== undefined && updating(address))}
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden="true"
  />
);

/** The button that keeps the typed quantities without JavaScript. */
export const UpdateList = ({ formId, address }: SizeLinkPosts): ReactNode => {
  const { update, hint } = plainTexts[useLanguage()].quantities;
  return (
    <div className="list-tools">
      <p>
        <button form={formId} {...updating(address)} className="button secondary">
          {update}
        </button>
      </p>
      <p className="meta">{hint}</p>
    </div>
  );
};

/** Says that the typed quantities are those of the list, and that nothing was sent. */
export const UpdatedNotice = ({ items }: { readonly items: readonly ListItem[] }): ReactNode => {
  const { updated, marked } = plainTexts[useLanguage()].quantities;
  const result = useContext(PostedFormContext)?.result;
  const addition = useContext(ListAdditionContext);
  const isUpdated = result?.kind === 'listChanged' ? result.isUpdated : addition?.isUpdated;
  return (
    isUpdated === true && (
      <div className="added-notice">
        <output>{items.every(isCompleteItem) ? updated : marked}</output>
      </div>
    )
  );
};
