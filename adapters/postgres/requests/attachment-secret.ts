import type { DataSource } from 'typeorm';

/**
 * Creates the function that returns the secret that links to attachments are signed with: the given one, else the one
 * that was made with the table and is the same for all processes on the database.
 */
export const createGetAttachmentSecret =
  (dataSource: DataSource, given: string | undefined) => async (): Promise<string> => {
    if (given !== undefined) return given;
    const [row] = await dataSource.query<{ secret: string }[]>('SELECT secret FROM attachment_secret');
    if (!row) throw new Error('The table attachment_secret is empty.');
    return row.secret;
  };
