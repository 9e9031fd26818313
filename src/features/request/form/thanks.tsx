import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { FormMessage } from './form-message.tsx';

interface Props {
  /** Whether the form was there a moment ago, and had the focus. */
  readonly justSent: boolean;
  /** Address of paths.ts where another form is to be filled in; without it, here. */
  readonly again: string | undefined;
  readonly onAgain: () => void;
}

/** Stands where the form was. */
export const Thanks = ({ justSent, again, onAgain }: Props): ReactNode => {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justSent) message.current?.focus();
  }, [justSent]);
  return (
    <div className="thanks">
      <FormMessage result={{ kind: 'sent' }} ref={message} />
      <p>{t('forms.next')}</p>
      {again === undefined ? (
        <button type="button" className="button secondary" onClick={onAgain}>
          {t('forms.again')}
        </button>
      ) : (
        <SiteLink to={again} className="button secondary" preventScrollReset onClick={onAgain}>
          {t('forms.again')}
        </SiteLink>
      )}
    </div>
  );
};
