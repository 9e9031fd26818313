import type { ReactNode } from 'react';

const postalCode = / (?=\d{5} )/u;
const beforeCountry = / (?=\S+$)/u;

/**
 * The street on one line, the postal code and the city on the next, the country never alone.
 * @param props.address in Turkish
 */
export const PostalAddress = ({ address }: { readonly address: string }): ReactNode => {
  const [street, place] = address.split(postalCode, 2);
  return (
    <address lang="tr">
      <span>{street}</span>
      {place !== undefined && <br />}
      {place !== undefined && <span>{place.replace(beforeCountry, '\u00A0')}</span>}
    </address>
  );
};
