import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Makes HMACs of what is counted, such as addresses, which cannot be read from the counts alone. */
export const createClientHash = async (manager: EntityManager): Promise<(client: string) => string> => {
  const [row] = await manager.query<{ secret: string }[]>('SELECT secret FROM form_secret');
  if (!row) throw new Error('The table form_secret is empty.');
  return (client) => createHmac('sha256', row.secret).update(client).digest('base64url');
};
