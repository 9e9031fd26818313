import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { askPassword } from '../cli/ask-password.ts';
import { deskUserCommands } from '../cli/desk-users.ts';
import { runProgram } from '../cli/run-program.ts';
import { readConfig } from '../config.ts';
import { reportFailure } from '../process/report-failure.ts';
import { addUser, listUsers, removeUser } from '../staff/edit-users-file.ts';

const openUsers = () => {
  const { deskUsersFile: file } = readConfig();
  if (file === undefined)
    throw new OperatorError('Set DESK_USERS_FILE to the file of users, for this command and for the desk.');
  return {
    add: (name: string, password: string) => addUser(file, name, password),
    remove: (name: string) => removeUser(file, name),
    list: () => listUsers(file),
  };
};

interface Actions {
  readonly serve: () => Promise<void>;
  /** Gives the desk's role its rights. */
  readonly prepare: () => Promise<void>;
}

/** Runs what the arguments of the process ask for: without a command, the desk. */
export const runDesk = ({ serve, prepare }: Actions): Promise<void> =>
  runProgram({
    name: 'desk',
    canDevelop: false,
    commands: deskUserCommands({
      openUsers,
      askPassword: () => askPassword({ input: process.stdin, output: process.stderr }),
      prepare,
    }),
    serve,
    reportFailure,
  });
