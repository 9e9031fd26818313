/** Faults of an e-mail address: @ or a part that is missing, or what cannot stand in it. */
const emailFaultReasons = [
  'noAt',
  'manyAts',
  'noName',
  'noDomain',
  'noEnding',
  'space',
  'dot',
  'letter',
  'sign',
  'longName',
  'domain',
] as const;

export type EmailFaultReason = (typeof emailFaultReasons)[number];

export const isEmailFaultReason = (text: string): text is EmailFaultReason =>
  emailFaultReasons.some((reason) => reason === text);

export interface EmailFault {
  readonly reason: EmailFaultReason;
  /** Sign that cannot be in an address, or before its @. */
  readonly sign?: string;
}
