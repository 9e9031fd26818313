/** URI that dials a number of the company (RFC 3966), which the content has in international format and checks. */
export const phoneUri = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
