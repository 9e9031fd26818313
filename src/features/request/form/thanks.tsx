import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { FormMessage } from './form-message.tsx';

interface Props {
  /** Whether the message replaces the form, which had the focus. */
  readonly isJustSent: boolean;
  /** Path, without the language, of the page with a new form; a button instead of a link by default. */
  readonly newFormPath: string | undefined;
  readonly onNewForm: () => void;
}

/** Replaces the form once it was sent. */
export const Thanks = ({ isJustSent, newFormPath, onNewForm }: Props): ReactNode => {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isJustSent) message.current?.focus();
  }, [isJustSent]);
  return (
    <div className="thanks">
      <FormMessage result={{ kind: 'sent' }} ref={message} />
      <p>{t('forms.responseTime')}</p>
      {newFormPath === undefined ? (
        <button type="button" className="button secondary" onClick={onNewForm}>
          {t('forms.anotherForm')}
        </button>
      ) : (
        <SiteLink to={newFormPath} className="button secondary" preventScrollReset onClick={onNewForm}>
          {t('forms.anotherForm')}
        </SiteLink>
      )}
    </div>
  );
};
