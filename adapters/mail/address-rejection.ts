import * as z from 'zod';

const reply = z.object({ command: z.literal('RCPT TO'), response: z.string() });

/**
 * Whether a mail server refused the recipient for good: RFC 3463 has 5.1.x for what is wrong with the address alone. With
 * another code, such as that for "relaying denied", it may take the same address later.
 */
export const isAddressRejection = (error: unknown): boolean =>
  /^5\d\d[ -]5\.1\.\d/u.test(reply.safeParse(error).data?.response ?? '');
