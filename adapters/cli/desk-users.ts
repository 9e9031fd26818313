import { Command } from 'commander';

/** The file of users. */
interface UsersFile {
  /** @returns whether the user was there already */
  add(name: string, password: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): Promise<readonly string[]>;
}

interface Parts {
  /** @throws OperatorError where the settings name no file */
  readonly openUsers: () => UsersFile;
  readonly askPassword: () => Promise<string>;
  /** Gives the desk's database role its rights. */
  readonly prepare: () => Promise<void>;
}

const add = async ({ openUsers, askPassword }: Parts, name: string): Promise<void> => {
  const users = openUsers();
  const isKnown = await users.add(name, await askPassword());
  console.log(
    isKnown ? `${name} has a new password, and signs in again.` : `${name} can sign in at the desk.`,
  );
};

const remove = async ({ openUsers }: Parts, name: string): Promise<void> => {
  await openUsers().remove(name);
  console.log(`${name} can no longer sign in, and is signed out.`);
};

const list = async ({ openUsers }: Parts): Promise<void> => {
  const names = await openUsers().list();
  for (const name of names) console.log(name);
  console.log(names.length === 0 ? 'Nobody can sign in.' : `Users: ${names.length}.`);
};

/** `npm run desk -- …`: who signs in at the desk, and its role in the database. */
export const deskUserCommands = (parts: Parts): readonly Command[] => [
  new Command('add-user')
    .description('lets somebody sign in at the desk, or gives them a new password')
    .argument('<name>', 'without spaces and colons')
    .action((name: string) => add(parts, name)),
  new Command('remove-user')
    .description('lets somebody sign in no more')
    .argument('<name>')
    .action((name: string) => remove(parts, name)),
  new Command('users').description('shows who can sign in').action(() => list(parts)),
  new Command('prepare')
    .description("with MIGRATION_DATABASE_URL: migrates, and gives the desk's database role its rights")
    .action(async () => {
      await parts.prepare();
      console.log('The database is ready for the desk.');
    }),
];
