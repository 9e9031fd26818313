import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { pdf } from '../../support/sample-files.ts';
import { sampleRequest } from '../../support/sample-request.ts';
import { mailsIn, staffMailInto } from '../../support/written-mail.ts';

const attachment = (name: string, bytes: number) => ({
  id: randomUUID(),
  name,
  type: 'application/pdf',
  bytes,
  hash: '00',
});

/** The mail about these requests, of whose files those are there that are named. */
const mailWith = async (files: readonly string[], ...requests: readonly VisitorRequest[]) => {
  const folder = await makeFolder();
  const all = requests.flatMap(({ attachments }) => attachments);
  const staffMail = staffMailInto(folder, async (id) => {
    const found = all.find((candidate) => candidate.id === id && files.includes(candidate.name));
    return (
      found && {
        attachment: found,
        content: (async function* () {
          yield pdf();
        })(),
      }
    );
  });
  await staffMail.send({ reference: 'request-1', kind: 'offer', requests });
  const [mail] = await mailsIn(folder);
  if (!mail) throw new Error('no mail was written');
  return mail;
};

test('files of up to 15 MB together are attached, with their names', async () => {
  const attachments = [attachment('Şartname çizimi.pdf', 5_000_000), attachment('b.pdf', 10_000_000)];
  const mail = await mailWith(['Şartname çizimi.pdf', 'b.pdf'], sampleRequest({ attachments }));
  expect(
    mail.attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition]),
  ).toEqual([
    ['Şartname çizimi.pdf', 'application/pdf', 'attachment'],
    ['b.pdf', 'application/pdf', 'attachment'],
  ]);
  const [first] = mail.attachments;
  expect(first && Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(first.content)))).toEqual(pdf());
  expect(mail.text).toContain('Dosya 1: Şartname çizimi.pdf (5,0 MB), ekte\nDosya 2: b.pdf (10,0 MB), ekte');
});

test('larger files are links, in text and HTML', async () => {
  const large = attachment('a.pdf', 10_000_000);
  const mail = await mailWith(
    ['a.pdf', 'b.pdf'],
    sampleRequest({ attachments: [large, attachment('b.pdf', 5_000_001)] }),
  );
  expect(mail.attachments).toEqual([]);
  const link = `https://www.site.example/attachments/${large.id}?expires=1`;
  expect(mail.text).toContain(`Dosya 1:\n    a.pdf (10,0 MB)\n    ${link}`);
  expect(mail.html).toContain(`href="${link}"`);
});

test('a mail about several requests has links only', async () => {
  const requests = ['a.pdf', 'b.pdf'].map((name) => sampleRequest({ attachments: [attachment(name, 100)] }));
  const mail = await mailWith(['a.pdf', 'b.pdf'], ...requests);
  expect(mail.attachments).toEqual([]);
  expect(mail.text?.match(/attachments\//gu)).toHaveLength(2);
});

test('a file that is gone does not keep the mail from being sent', async () => {
  const attachments = [attachment('a.pdf', 100), attachment('b.pdf', 100)];
  const mail = await mailWith(['b.pdf'], sampleRequest({ attachments }));
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['b.pdf']);
});
