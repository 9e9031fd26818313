import { createInterface } from 'node:readline/promises';

/** Asks a question and resolves with whether the answer is yes. */
export type Confirm = (question: string) => Promise<boolean>;

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Asks on a terminal; `undefined` where there is none. Anything but `y` or `yes`, also an end of the input, means no. */
export const confirmOn = ({ input, output }: Terminal): Confirm | undefined => {
  if (!input.isTTY || !output.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input, output });
    try {
      const { promise: ended, resolve } = Promise.withResolvers<string>();
      terminal.once('close', () => resolve(''));
      const answered = terminal.question(`${question} [y/N] `).catch(() => '');
      return /^y(?:es)?$/iu.test((await Promise.race([answered, ended])).trim());
    } finally {
      terminal.close();
    }
  };
};
