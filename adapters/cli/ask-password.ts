import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Asks for a text that does not appear on the terminal. @throws OperatorError where the input ends */
const askHidden = async ({ input, output }: Terminal, question: string): Promise<string> => {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: hidden, terminal: true });
  const { promise: ended, reject } = Promise.withResolvers<never>();
  terminal.once('close', () => reject(new OperatorError('No password was given: nothing was changed.')));
  output.write(question);
  try {
    return await Promise.race([terminal.question(''), ended]);
  } finally {
    terminal.close();
    ended.catch(() => {});
    output.write('\n');
  }
};

/**
 * Asks twice for a new password on a terminal; elsewhere, the first line of the input is it.
 * @throws OperatorError where the two differ
 */
export const askPassword = async (terminal: Terminal): Promise<string> => {
  if (!terminal.input.isTTY) return (await text(terminal.input)).split(/\r?\n/u, 1)[0] ?? '';
  const password = await askHidden(terminal, 'Password: ');
  if ((await askHidden(terminal, 'Once more: ')) !== password)
    throw new OperatorError('The two passwords differ: nothing was changed.');
  return password;
};
