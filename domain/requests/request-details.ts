/** Names of what a visitor may add about the sender and the occasion, in the order in which staff read it. */
export const detailFields = [
  'institution',
  'department',
  'city',
  /** Street and number, for a printed catalogue. */
  'address',
  'taxNumber',
  /** Number of a tender, or the sender's own reference. */
  'tenderNumber',
  /** Day as 2026-01-31. */
  'wantedDate',
  /** Maker and model of the device that needs service. */
  'device',
  /** Number on that device. */
  'serialNumber',
] as const;

export type DetailField = (typeof detailFields)[number];

/** Texts of one line each; empty where not given. */
export type RequestDetails = Readonly<Record<DetailField, string>>;
