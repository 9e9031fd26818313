import { readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addUser, listUsers, removeUser } from '../../../adapters/staff/edit-users-file.ts';
import { createStaffUsers } from '../../../adapters/staff/users-file.ts';
import { makeFolder } from '../../support/content-folder.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await makeFolder();
  file = path.join(folder, 'users');
});

const text = (): Promise<string> => readFile(file, 'utf8');

test('users are added, get new passwords and are removed; other lines stay', async () => {
  expect(await addUser(file, 'ayse', 'one password')).toBe(false);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await writeFile(file, `# Staff\n\n${await text()}`);
  expect(await addUser(file, 'Işıl', 'another password')).toBe(false);
  const users = createStaffUsers(file);
  const mark = await users.checkPassword('ayse', 'one password');
  expect(mark).toBe(await users.mark('ayse'));
  expect(mark).toBeDefined();
  expect(await users.checkPassword('ayse', 'another password')).toBeUndefined();
  expect(await users.checkPassword('nobody', 'one password')).toBeUndefined();
  // Other keyboards write the letters of a name and a password in parts.
  expect(await users.checkPassword('Işıl'.normalize('NFD'), 'another password')).toBe(
    await users.mark('Işıl'),
  );
  expect(await addUser(file, 'ayse', 'new password')).toBe(true);
  expect(await users.checkPassword('ayse', 'one password')).toBeUndefined();
  expect(await users.mark('ayse')).not.toBe(mark);
  expect(await listUsers(file)).toEqual(['ayse', 'Işıl']);
  await removeUser(file, 'ayse');
  expect(await users.mark('ayse')).toBeUndefined();
  expect(await text()).toMatch(/^# Staff\n\nIşıl:scrypt:[^\n]+\n$/u);
  expect(await readdir(folder)).toEqual(['users']);
  await expect(removeUser(file, 'ayse')).rejects.toThrow(`${file} has no user ayse: nothing was changed.`);
});

test('simultaneous changes all count, also through a link', async () => {
  const other = path.join(folder, 'link');
  await addUser(file, 'first', 'long password');
  await symlink(file, other);
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all([
    ...names.map((name, index) => addUser(index % 2 ? file : other, name, 'long password')),
    removeUser(other, 'first'),
  ]);
  expect((await listUsers(file)).toSorted()).toEqual(names);
  expect((await readdir(folder)).toSorted()).toEqual(['link', 'users']);
});

test.for([
  ['', 'long password', '"" cannot be a name'],
  ['a b', 'long password', '"a b" cannot be a name'],
  ['a:b', 'long password', 'cannot be a name'],
  ['#a', 'long password', 'no # at the beginning'],
  ['a\0', 'long password', 'cannot be a name'],
  ['x'.repeat(65), 'long password', 'up to 64 characters'],
  ['ayse', '', 'The password has 0 characters, and needs 10 or more.'],
  ['ayse', 'şifre1234', 'The password has 9 characters'],
])(
  'the name %j with the password %j is refused, and no file is made',
  async ([name = '', password = '', message]) => {
    await expect(addUser(file, name, password)).rejects.toThrow(message);
    expect(await readdir(folder)).toEqual([]);
  },
);

test.for([
  ['ayse', 'users:1 is no user'],
  ['\n# x\nayse:md5:abc', 'users:3 is no user'],
  ['a b:scrypt:x:y', 'users:1 is no user'],
])('the file %j is refused with its line, and stays as it is', async ([lines = '', message]) => {
  await writeFile(file, lines);
  await expect(createStaffUsers(file).mark('ayse')).rejects.toThrow(message);
  await expect(addUser(file, 'ayse', 'long password')).rejects.toThrow(message);
  await expect(removeUser(file, 'ayse')).rejects.toThrow(message);
  expect(await text()).toBe(lines);
  expect(await readdir(folder)).toEqual(['users']);
});

test('a user who is there twice is refused', async () => {
  await addUser(file, 'ayse', 'long password');
  await writeFile(file, `${await text()}${await text()}`);
  await expect(createStaffUsers(file).mark('ayse')).rejects.toThrow('users:2 has ayse again');
});

test('a missing file has no users for commands, and fails the sign-in', async () => {
  expect(await listUsers(file)).toEqual([]);
  await expect(createStaffUsers(file).mark('ayse')).rejects.toThrow(
    `DESK_USERS_FILE ${file} cannot be read.`,
  );
  await expect(addUser(path.join(folder, 'no', 'users'), 'ayse', 'long password')).rejects.toThrow(
    'cannot be written: ENOENT',
  );
  expect(await createStaffUsers(undefined).mark('ayse')).toBeUndefined();
});

test('what a killed command left is named', async () => {
  await writeFile(`${file}.new`, '');
  await expect(addUser(file, 'ayse', 'long password')).rejects.toThrow(`${file}.new is there`);
});

test('beyond one password being checked and so many that wait, others are refused at once', async () => {
  await addUser(file, 'ayse', 'long password');
  const users = createStaffUsers(file, 3);
  const results = await Promise.allSettled(
    Array.from({ length: 13 }, () => users.checkPassword('ayse', 'wrong password')),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9);
  for (const result of refused) expect(result).toMatchObject({ reason: { name: 'QueueFullError' } });
});
