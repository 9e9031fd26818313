import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { SessionUser, Sessions } from '#domain/desk/sign-in.ts';
import { logDeskAction } from '../requests/desk-log.ts';

/** A session ends when it has not been used for so long, and at the latest so long after it began. */
const idle = "interval '12 hours'";
const longest = "interval '7 days'";

/** A use is noted only so much later than the one before, to write less. */
const noted = "interval '1 minute'";

const isLive = `seen_at > now() - ${idle} AND created_at > now() - ${longest}`;

const secretBytes = 32;

/** The table has hashes alone, so that its copies sign nobody in. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const createPostgresSessions = (dataSource: DataSource): Sessions => ({
  begin: ({ name, mark }) =>
    dataSource.transaction(async (manager) => {
      const secret = randomBytes(secretBytes).toString('base64url');
      await manager.query(`DELETE FROM desk_sessions WHERE NOT (${isLive})`);
      await manager.query(
        'INSERT INTO desk_sessions (token_hash, user_name, user_mark) VALUES ($1, $2, $3)',
        [hashOf(secret), name, mark],
      );
      await logDeskAction(manager, { action: 'signIn', user: name });
      return secret;
    }),

  async find(secret) {
    const [row] = await dataSource.query<SessionUser[]>(
      `WITH noted AS (
         UPDATE desk_sessions SET seen_at = now()
         WHERE token_hash = $1 AND ${isLive} AND seen_at < now() - ${noted}
       )
       SELECT user_name AS name, user_mark AS mark FROM desk_sessions WHERE token_hash = $1 AND ${isLive}`,
      [hashOf(secret)],
    );
    return row;
  },

  end: (secret) =>
    dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ user: string }[], number]>(
        'DELETE FROM desk_sessions WHERE token_hash = $1 RETURNING user_name AS "user"',
        [hashOf(secret)],
      );
      for (const { user } of rows) await logDeskAction(manager, { action: 'signOut', user });
    }),
});
