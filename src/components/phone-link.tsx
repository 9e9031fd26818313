import type { ReactNode } from 'react';

/** RFC 3966: a tel: URI contains no spaces. */
export const PhoneLink = ({ phone }: { readonly phone: string }): ReactNode => (
  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
);
