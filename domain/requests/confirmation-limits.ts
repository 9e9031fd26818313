import type { ClientNetwork } from '#domain/requests/client-network.ts';
import { fold } from '#domain/shared/fold.ts';

/** A count that a confirmation must not exceed, by network or by mailbox. */
export interface ConfirmationLimit {
  /** Key of what is counted. It names somebody, so it is stored as a hash only. */
  readonly key: string;
  readonly max: number;
  /** Length of the window, which begins with the first confirmation. */
  readonly windowMs: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** One name for a mailbox: most providers ignore case, dots and what follows a plus sign. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return fold(`${name.replaceAll('.', '')}${email.slice(at)}`);
};

interface Sender {
  readonly email: string;
  /** Networks that the form came from. */
  readonly networks: readonly ClientNetwork[];
}

/**
 * Limits that keep the form from being used to mail strangers, in the order of counting: a limit that is exceeded ends
 * it. The numbers are those of decision 25.
 */
export const confirmationLimits = ({ email, networks }: Sender): readonly ConfirmationLimit[] => {
  const mailbox = mailboxOf(email);
  return [
    ...networks.map(({ name, clients }) => ({ key: `client ${name}`, max: 10 * clients, windowMs: dayMs })),
    { key: `pause ${mailbox}`, max: 1, windowMs: 10 * minuteMs },
    { key: `mailbox ${mailbox}`, max: 3, windowMs: dayMs },
  ];
};
