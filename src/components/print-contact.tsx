import { type ReactNode, useContext } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { inLanguage } from '../lib/paths.ts';
import { PublicUrl } from '../lib/public-url.ts';
import { useSite } from '../api/site.ts';

interface Props {
  /** Address of paths.ts that the printed page is found at. */
  readonly path: string;
}

/** Under a printed data sheet: whom to ask, and where it is from. Not on the screen. */
export const PrintContact = ({ path }: Props): ReactNode => {
  const { company } = useSite();
  const language = useLanguage();
  const address = useContext(PublicUrl) + inLanguage(language, path);
  return (
    <p className="print-contact">
      <strong>{company.name}</strong> · {company.phones[0]} · {company.email} · {address}
    </p>
  );
};
