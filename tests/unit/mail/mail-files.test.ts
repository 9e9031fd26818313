import { mkdir, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import { createMailCopies } from '../../../adapters/mail/mail-copies.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { sampleRequest } from '../../support/sample-request.ts';
import { mailsIn, staffMailInto } from '../../support/written-mail.ts';

const elif = sampleRequest();
const john = sampleRequest({ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', email: 'john@clinic.example' });
const ayse = sampleRequest({ id: '16fd2706-8baf-433b-82eb-8c7fada847da', email: 'ayse@klinik.example' });

const alone = (request: typeof elif) => ({
  reference: `request-${request.id}`,
  kind: request.kind,
  requests: [request],
});

const fileOf = (request: typeof elif): string => `request-${request.id}@www.site.example.eml`;

test('a mail is written to a file named after its Message-ID that only its owner can read', async () => {
  const folder = path.join(await makeFolder(), 'data', 'mail');
  await staffMailInto(folder).send(alone(elif));
  expect(await readdir(folder)).toEqual([fileOf(elif)]);
  expect((await stat(path.join(folder, fileOf(elif)))).mode & 0o777).toBe(0o600);
  expect(await readFile(path.join(folder, fileOf(elif)), 'utf8')).not.toMatch(/[^\r]\n/u);
});

test('a mail that is sent again replaces the first', async () => {
  const folder = await makeFolder();
  const mail = staffMailInto(folder);
  await mail.send(alone(elif));
  await mail.send(alone({ ...elif, name: 'Elif Işık Yılmaz' }));
  const [only, ...others] = await mailsIn(folder);
  expect(only?.subject).toContain('Elif Işık Yılmaz');
  expect(others).toEqual([]);
});

test('a reference cannot lead out of the folder', async () => {
  const folder = await makeFolder();
  await staffMailInto(folder).send({ ...alone(elif), reference: '../../x/y' });
  expect(await readdir(folder)).toEqual(['_._.._x_y@www.site.example.eml']);
});

test('a mail that cannot be written is a delivery error and leaves no partial file', async () => {
  const folder = await makeFolder();
  await mkdir(path.join(folder, fileOf(elif)));
  await expect(staffMailInto(folder).send(alone(elif))).rejects.toThrow(
    new MailDeliveryError('The mail could not be sent: EISDIR.'),
  );
  expect(await readdir(folder)).toEqual([fileOf(elif)]);

  await writeFile(path.join(folder, 'file'), '');
  await expect(staffMailInto(path.join(folder, 'file', 'mail')).send(alone(elif))).rejects.toThrow(
    'The mail could not be sent: ENOTDIR.',
  );
});

test('deleting the copies of a request deletes its mails and digests, and no others', async () => {
  const folder = await makeFolder();
  const mail = staffMailInto(folder);
  for (const request of [elif, john, ayse]) await mail.send(alone(request));
  await mail.send({ reference: 'digest-1', kind: 'offer', requests: [john, elif] });
  await mail.send({ reference: 'digest-2', kind: 'offer', requests: [john, ayse] });

  await createMailCopies(folder).deleteByRequests([elif]);
  expect((await readdir(folder)).toSorted()).toEqual(
    ['digest-2@www.site.example.eml', fileOf(ayse), fileOf(john)].toSorted(),
  );
  await createMailCopies(folder).deleteByRequests([]);
  expect(await readdir(folder)).toHaveLength(3);
});

test.each(['X-Form-Request-ID', 'X-Request-ID'])(
  'a mail is found by its header %s, not by its body',
  async (name) => {
    const folder = await makeFolder();
    const headers = `To: teklif@company.example\r\n${name}: ${elif.id}`;
    await writeFile(path.join(folder, 'a.eml'), `${headers}\r\n\r\n${name}: ${john.id}\r\n`);
    await createMailCopies(folder).deleteByRequests([john]);
    expect(await readdir(folder)).toEqual(['a.eml']);
    await createMailCopies(folder).deleteByRequests([elif]);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a partial mail file is deleted once no process can be writing it', async () => {
  const folder = await makeFolder();
  for (const name of ['old.eml.1.part', 'new.eml.2.part']) await writeFile(path.join(folder, name), 'To: ');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(path.join(folder, 'old.eml.1.part'), twoHoursAgo, twoHoursAgo);
  await createMailCopies(folder).deleteByRequests([]);
  expect(await readdir(folder)).toEqual(['new.eml.2.part']);
});

test('deleting copies succeeds where no mail was ever written', async () => {
  await expect(
    createMailCopies(path.join(await makeFolder(), 'mail')).deleteByRequests([elif]),
  ).resolves.toBeUndefined();
});

test('mails written before a moment are deleted, whoever sent the request', async () => {
  const folder = await makeFolder();
  const mail = staffMailInto(folder);
  for (const request of [elif, john]) await mail.send(alone(request));
  const longAgo = new Date('2020-01-01T00:00:00Z');
  await utimes(path.join(folder, fileOf(elif)), longAgo, longAgo);
  await createMailCopies(folder).deleteWrittenBefore(new Date('2021-01-01T00:00:00Z'));
  expect(await readdir(folder)).toEqual([fileOf(john)]);
});

test('deleting mail copies keeps folders beside the mails', async () => {
  const folder = await makeFolder();
  await staffMailInto(folder).send(alone(elif));
  await mkdir(path.join(folder, 'kept by hand'));
  await createMailCopies(folder).deleteByRequests([elif]);
  await createMailCopies(folder).deleteWrittenBefore(new Date(Date.now() + 1000));
  expect(await readdir(folder)).toEqual(['kept by hand']);
});
