import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';

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

/**
 * Finds who is asked before a command deletes for good: nobody with `--yes`, for scripts. Ends the command where there is nobody
 * to ask.
 * @param action what is asked, such as `erase`
 */
export const whoConfirms = (
  command: Command,
  { yes, confirm, action }: { yes: boolean | undefined; confirm: Confirm | undefined; action: string },
): Confirm | undefined => {
  if (!yes && !confirm)
    command.error(`There is no terminal to ask on whether to ${action}: add --yes, and nobody is asked.`);
  return yes ? undefined : confirm;
};
