import { createHmac, timingSafeEqual } from 'node:crypto';

interface Options {
  /** What the signatures are good for: those of one purpose are forged for another. */
  readonly purpose: string;
  readonly lifetimeSeconds: number;
  /** The same in every process. */
  readonly secret: () => Promise<string>;
  readonly now: () => Date;
}

/** What an address says beside the id. */
interface IdSignature {
  /** Seconds since 1970. */
  readonly expires: string;
  readonly signature: string;
}

export interface SignedIds {
  sign(id: string): Promise<IdSignature>;
  check(id: string, signed: IdSignature): Promise<'valid' | 'expired' | 'forged'>;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** Signs ids with an HMAC over purpose, id and expiry: nobody can make a signature, or make one last longer. */
export const createSignedIds = ({ purpose, lifetimeSeconds, secret, now }: Options): SignedIds => {
  const sign = async (id: string, expires: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`${purpose} ${id} ${expires}`)
      .digest();
  return {
    async sign(id) {
      const expires = String(secondsOf(now()) + lifetimeSeconds);
      return { expires, signature: (await sign(id, expires)).toString('base64url') };
    },

    async check(id, { expires, signature }) {
      const isSigned = isEqual(Buffer.from(signature, 'base64url'), await sign(id, expires));
      if (!isSigned) return 'forged';
      return Number(expires) > secondsOf(now()) ? 'valid' : 'expired';
    },
  };
};
