import { createHmac, timingSafeEqual } from 'node:crypto';

interface Options {
  /** Origin that staff see, without a slash at the end. */
  readonly publicUrl: string;
  /** The same in every process. */
  readonly secret: () => Promise<string>;
  readonly now: () => Date;
}

export interface AttachmentLinks {
  /** The address at which whoever has it gets the file, for 30 days. */
  linkTo(id: string): Promise<string>;
  /** What the query of an address is worth. @param expires seconds since 1970, as in the address */
  check(
    id: string,
    query: { readonly expires: string; readonly signature: string },
  ): Promise<'valid' | 'expired' | 'forged'>;
}

const lifetimeSeconds = 30 * 86_400;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** Addresses with an HMAC over id and expiry: nobody can make one, or make one last longer. */
export const createAttachmentLinks = ({ publicUrl, secret, now }: Options): AttachmentLinks => {
  const sign = async (id: string, expires: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`attachment ${id} ${expires}`)
      .digest();
  return {
    async linkTo(id) {
      const expires = String(secondsOf(now()) + lifetimeSeconds);
      const signature = (await sign(id, expires)).toString('base64url');
      return `${publicUrl}/attachments/${id}?expires=${expires}&signature=${signature}`;
    },

    async check(id, { expires, signature }) {
      const isSigned = isEqual(Buffer.from(signature, 'base64url'), await sign(id, expires));
      if (!isSigned) return 'forged';
      return Number(expires) > secondsOf(now()) ? 'valid' : 'expired';
    },
  };
};
