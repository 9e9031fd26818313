import { createHmac, timingSafeEqual } from 'node:crypto';

interface Options {
  /** Purpose that the signatures are good for: those of one purpose are forged for another. */
  readonly purpose: string;
  readonly lifetimeSeconds: number;
  /** The same in every process. */
  readonly secret: () => Promise<string>;
  readonly now: () => Date;
}

/** Expiry and signature that an address has beside the id. */
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

/** Compares signatures as texts: decoders of base64 overlook what does not belong into it, so one could be written in many ways. */
const isEqual = (one: string, other: string): boolean => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** Signs ids with an HMAC over purpose, id and expiry: nobody can make a signature, or make one last longer. */
export const createSignedIds = ({ purpose, lifetimeSeconds, secret, now }: Options): SignedIds => {
  const sign = async (id: string, expires: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`${purpose} ${id} ${expires}`)
      .digest('base64url');
  return {
    async sign(id) {
      const expires = String(secondsOf(now()) + lifetimeSeconds);
      return { expires, signature: await sign(id, expires) };
    },

    async check(id, { expires, signature }) {
      if (!isEqual(signature, await sign(id, expires))) return 'forged';
      return Number(expires) > secondsOf(now()) ? 'valid' : 'expired';
    },
  };
};
