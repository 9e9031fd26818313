/** Path of a request at the desk. */
export const deskRequestPath = (id: string): string => `/requests/${encodeURIComponent(id)}`;
