import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { languageButtonName } from '#contracts/form-fields.ts';
import type { Language } from '#domain/shared/language.ts';
import { isFormPath, splitLanguage } from '../../../lib/paths.ts';
import { itemsTextIn } from '#contracts/request-address.ts';
import { DefaultButton } from './update-list.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';
import { pageFormId } from '../form/form-body.tsx';

/** Whether the server renders a page that shows its form, and not the thanks for it. */
export const useHasForm = (): boolean => {
  const { path } = splitLanguage(useLocation().pathname);
  const posted = useContext(PostedFormContext);
  return isFormPath(path) && posted?.result.kind !== 'sent';
};

interface Props {
  /** The other language. */
  readonly language: Language;
  /** The page in it. */
  readonly address: string;
  /** Class of the link that the button replaces. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Shows the page of a form in the other language with what was typed in the form, which a link would lose. Only the server
 * renders it; see `restoreLanguageLink`.
 */
export const LanguageButton = ({ language, address, className, children }: Props): ReactNode => {
  const { pathname, search } = useLocation();
  return (
    <>
      {/* Before it in the document, as Enter in a field presses the first button of the form. */}
      <DefaultButton address={itemsTextIn(search) === '' ? undefined : pathname + search} />
      <button
        form={pageFormId}
        formAction={address}
        // Files would be sent for nothing; their names are.
        formEncType="application/x-www-form-urlencoded"
        formNoValidate
        name={languageButtonName}
        value={language}
        className={`${className} language-button`}
        lang={language}
      >
        {children}
      </button>
    </>
  );
};
