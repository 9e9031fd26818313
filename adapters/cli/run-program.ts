import { Command, CommanderError } from 'commander';

const usageExitCode = 2;

/** Makes commander throw instead of exiting, and show help after an error, also for subcommands. */
const configure = (command: Command): void => {
  command.exitOverride().showHelpAfterError();
  command.commands.forEach(configure);
};

interface Options {
  /** Name of the program in its usage. */
  readonly name: string;
  readonly commands: readonly Command[];
  /** Whether it can serve pages from the sources. */
  readonly canDevelop: boolean;
  /** Runs without a command. */
  readonly serve: (options: { readonly development: boolean }) => Promise<void>;
  readonly reportFailure: (error: unknown) => void;
}

/** Runs the command in the arguments of the process; invalid arguments print the usage and exit with code 2. */
export const runProgram = async ({
  name,
  commands,
  canDevelop,
  serve,
  reportFailure,
}: Options): Promise<void> => {
  const program = new Command(name);
  if (canDevelop) program.option('--development', 'pages from the sources, with hot reload');
  program.action(({ development = false }: { development?: boolean }) => serve({ development }));
  for (const command of commands) program.addCommand(command);
  configure(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : usageExitCode;
    else reportFailure(error);
  }
};
