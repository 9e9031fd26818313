import type { ReactNode } from 'react';
import { phoneUri } from '#domain/company/phone-uri.ts';

/** A number of the company. */
export const PhoneLink = ({ phone }: { readonly phone: string }): ReactNode => (
  <a href={phoneUri(phone)}>{phone}</a>
);
