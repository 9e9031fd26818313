/** Sign-ins that fail for a name, or from an address, before it has to wait. */
export const maxAttempts = { name: 10, address: 50 } as const;

/** Time in which they count, from the first one on. */
export const attemptsWindowMs = 15 * 60_000;

/** Checks whether the password is the user's. Takes as long for an unknown name as for a wrong password. */
export type CheckPassword = (name: string, password: string) => Promise<boolean>;

export interface SignInAttempts {
  /**
   * Counts an attempt before the password is checked, so that many at once are not more than one after the other.
   * @returns milliseconds until the next one is taken, 0 if this one is
   */
  count(attempt: { readonly name: string; readonly address: string }): Promise<number>;
  /** Forgets those of a name and address that signed in. */
  forget(attempt: { readonly name: string; readonly address: string }): Promise<void>;
}

export interface Sessions {
  /** @returns the secret that the browser keeps */
  begin(user: string): Promise<string>;
  /** Finds whose session it is, and notes that it is in use. `undefined` for one that has expired or ended. */
  userOf(secret: string): Promise<string | undefined>;
  end(secret: string): Promise<void>;
}

export type SignedIn =
  | { readonly kind: 'signedIn'; readonly secret: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'tooMany'; readonly retryInMs: number };

export type SignIn = (attempt: {
  readonly name: string;
  readonly password: string;
  /** IP address. */
  readonly address: string;
}) => Promise<SignedIn>;

interface Parts {
  readonly checkPassword: CheckPassword;
  readonly attempts: SignInAttempts;
  readonly sessions: Pick<Sessions, 'begin'>;
}

/** Creates the use case that signs a member of staff in. */
export const createSignIn =
  ({ checkPassword, attempts, sessions }: Parts): SignIn =>
  async ({ password, ...attempt }) => {
    const retryInMs = await attempts.count(attempt);
    if (retryInMs > 0) return { kind: 'tooMany', retryInMs };
    if (!(await checkPassword(attempt.name, password))) return { kind: 'wrong' };
    await attempts.forget(attempt);
    return { kind: 'signedIn', secret: await sessions.begin(attempt.name) };
  };
