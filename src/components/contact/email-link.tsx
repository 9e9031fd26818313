import type { ReactNode } from 'react';

/** An e-mail address, which browsers leave as it is when they translate the page. */
export const EmailLink = ({ email }: { readonly email: string }): ReactNode => (
  <a href={`mailto:${email}`} translate="no">
    {email}
  </a>
);
