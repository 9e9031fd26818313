import type { ClientNetwork } from '#domain/requests/client-network.ts';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';

/** Sign-ins that fail for a name, or from a client, before it has to wait. */
export const maxAttempts = { name: 10, client: 50 } as const;

/** Time in which they count, from the first one on. */
export const attemptsWindowMs = 15 * 60_000;

/** Time after which a sign-in may be tried again that came when too many passwords were being checked. */
const busyMs = 30_000;

/** Users of the desk and their passwords. */
export interface StaffUsers {
  /**
   * Checks a password, which takes as long for an unknown name.
   * @returns the mark of the user whose password it is
   * @throws QueueFullError when too many are being checked
   */
  checkPassword(name: string, password: string): Promise<string | undefined>;
  /** Finds what is another one for each password that the user ever had. `undefined` for who is no user any more. */
  mark(name: string): Promise<string | undefined>;
}

export interface SignInAttempt {
  readonly name: string;
  /** Networks that the attempt comes from, each with its own limit. */
  readonly networks: readonly ClientNetwork[];
}

export interface SignInAttempts {
  /**
   * Counts an attempt before the password is checked, so that many at once are not more than one after the other.
   * @returns milliseconds until the next one is taken, 0 if this one is
   */
  count(attempt: SignInAttempt): Promise<number>;
  /** Forgets those of a name and its networks that signed in. */
  forget(attempt: SignInAttempt): Promise<void>;
}

/** User of a session. */
export interface SessionUser {
  readonly name: string;
  /** Mark of the user as the session began. */
  readonly mark: string;
}

export interface Sessions {
  /** @returns the secret that the browser keeps */
  begin(user: SessionUser): Promise<string>;
  /** Finds whose session it is, and notes that it is in use. `undefined` for one that has expired or ended. */
  find(secret: string): Promise<SessionUser | undefined>;
  end(secret: string): Promise<void>;
}

type SignedIn =
  | { readonly kind: 'signedIn'; readonly secret: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'tooMany'; readonly retryInMs: number };

export type SignIn = (attempt: SignInAttempt & { readonly password: string }) => Promise<SignedIn>;

interface Parts {
  readonly users: Pick<StaffUsers, 'checkPassword'>;
  readonly attempts: SignInAttempts;
  readonly sessions: Pick<Sessions, 'begin'>;
}

/** Creates the use case that signs a member of staff in. */
export const createSignIn =
  ({ users, attempts, sessions }: Parts): SignIn =>
  async ({ password, ...attempt }) => {
    const retryInMs = await attempts.count(attempt);
    if (retryInMs > 0) return { kind: 'tooMany', retryInMs };
    try {
      const mark = await users.checkPassword(attempt.name, password);
      if (mark === undefined) return { kind: 'wrong' };
      await attempts.forget(attempt);
      return { kind: 'signedIn', secret: await sessions.begin({ name: attempt.name, mark }) };
    } catch (error) {
      if (error instanceof QueueFullError) return { kind: 'tooMany', retryInMs: busyMs };
      throw error;
    }
  };

/** Finds the name of the user whose session has the secret. */
export type UserOf = (secret: string) => Promise<string | undefined>;

/** Creates the search for the user of a session, which ends for who was removed or has another password. */
export const createUserOf =
  ({
    users,
    sessions,
  }: {
    readonly users: Pick<StaffUsers, 'mark'>;
    readonly sessions: Pick<Sessions, 'find' | 'end'>;
  }): UserOf =>
  async (secret) => {
    const user = await sessions.find(secret);
    if (user === undefined) return undefined;
    if ((await users.mark(user.name)) === user.mark) return user.name;
    await sessions.end(secret);
    return undefined;
  };
