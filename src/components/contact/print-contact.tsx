import { type ReactNode, useContext } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { inLanguage } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useSite } from '../../api/site.ts';

interface Props {
  /** Path of the printed page, from paths.ts. */
  readonly path: string;
  /** Text before the contact details, such as what is to be had at the URL. */
  readonly children?: ReactNode;
}

/** Contact details and URL at the end of a printed page; not shown on screen. */
export const PrintContact = ({ path, children }: Props): ReactNode => {
  const { company } = useSite();
  const language = useLanguage();
  const url = useContext(PublicUrl) + inLanguage(language, path);
  return (
    <p className="print-contact">
      {children}
      <strong>{company.name}</strong>
      <span>{['', company.phones[0], company.email, url].join(' · ')}</span>
    </p>
  );
};
