import { type Server, type Socket, createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { toConfirmation } from '#domain/requests/confirmation.ts';
import { MailDeliveryError, RecipientRejectedError } from '#domain/requests/errors.ts';
import { createConfirmationMail } from '../../adapters/mail/confirmation-mail.ts';
import { createMailTransport } from '../../adapters/mail/create-transport.ts';
import { createStaffMail } from '../../adapters/mail/staff-mail.ts';
import { makeFolder } from '../support/content-folder.ts';
import { company } from '../support/sample-content.ts';
import { sampleRequest } from '../support/sample-request.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { mailsIn } from '../support/written-mail.ts';
import { seconds } from '../support/seconds.ts';

const request = sampleRequest();
const mail = { reference: `request-${request.id}`, kind: request.kind, requests: [request] };

const mailTo = (smtpUrl: string | undefined, mailDir = '/nowhere') => {
  const transport = createMailTransport({ smtpUrl, mailDir });
  onTestFinished(() => transport.close());
  const staffMail = createStaffMail({
    transport,
    from: 'Örnek Medikal <no-reply@site.example>',
    recipientOf: async () => 'teklif@company.example',
    getCompany: async () => company,
    openAttachment: async () => undefined,
    linkTo: async (id) => `https://www.site.example/attachments/${id}?expires=1`,
    idHost: 'www.site.example',
  });
  return { send: () => staffMail.send(mail), close: transport.close };
};

const failureOf = async (sending: Promise<void>): Promise<Error> => {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof MailDeliveryError) return error;
  throw new Error('It did not fail as it should.', { cause: error });
};

test('a mail arrives with all its parts, addressed to the recipients of its kind', async () => {
  const server = await startSmtpServer();
  await mailTo(server.url).send();
  const [received, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(received?.recipients).toEqual(['teklif@company.example']);
  expect(received?.subject).toMatch(/^Teklif talebi \d{4} \d{4}: Elif Işık – Piezo Ünitesi$/u);
  expect(received?.from).toEqual({ name: 'Örnek Medikal', address: 'no-reply@site.example' });
  expect(received?.replyTo).toEqual([{ name: 'Elif Işık', address: 'elif@hastane.example' }]);
  expect(received?.text).toContain('    İğne ve ŞÖMİNE için\n    fiyat rica ederiz.');
  expect(received?.html).toContain('İğne ve ŞÖMİNE için<br/>fiyat rica ederiz.');
});

test('a mail that is sent again has the same id', async () => {
  const server = await startSmtpServer();
  const { send } = mailTo(server.url);
  await send();
  await send();
  const id = `<request-${request.id}@www.site.example>`;
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([id, id]);
});

test('mails that follow each other go over one connection', async () => {
  const server = await startSmtpServer();
  const { send } = mailTo(server.url);
  for (let sent = 0; sent < 3; sent += 1) await send();
  expect([server.mails.length, server.connections]).toEqual([3, 1]);
});

test('a mail after the mail server has closed the connection goes over another, once', async () => {
  const server = await startSmtpServer();
  const { send } = mailTo(server.url);
  await send();
  await server.restart();
  await send();
  expect([server.mails.length, server.connections]).toEqual([2, 2]);
});

test.each([421, 450, 550])(
  'a rejection with %i is an error with the code and nothing else of the server’s reply',
  async (code) => {
    const server = await startSmtpServer();
    const { send } = mailTo(server.url);
    server.refuseWith(code);
    const error = await failureOf(send());
    expect(error.message).toBe(`The mail server answered ${code}.`);
    expect(error.cause).toBeUndefined();
    server.refuseWith(undefined);
    await send();
    expect(server.mails).toHaveLength(1);
  },
);

test('sending fails while the mail server is down and succeeds when it is back', async () => {
  const server = await startSmtpServer();
  const { send } = mailTo(server.url);
  await server.stop();
  expect((await failureOf(send())).message).toBe('The mail could not be sent: ECONNREFUSED.');
  await server.restart();
  await send();
  expect(server.mails).toHaveLength(1);
});

test('sending to a server that does not respond fails after ten seconds', async () => {
  const server = await startSmtpServer();
  server.hang(true);
  const begun = Date.now();
  expect((await failureOf(mailTo(server.url).send())).message).toBe('The mail could not be sent: ETIMEDOUT.');
  expect(Date.now() - begun).toBeGreaterThan(9000);
  expect(Date.now() - begun).toBeLessThan(20 * seconds);
});

test('closing the transport fails the mail that is being sent', async () => {
  const server = await startSmtpServer();
  server.hang(true);
  const { send, close } = mailTo(server.url);
  const sending = failureOf(send());
  close();
  expect((await sending).message).toBe('The mail could not be sent: EABORT.');
});

test('a confirmation arrives from the sender of mails to staff, and an unknown address is rejected for good', async () => {
  const server = await startSmtpServer();
  const transport = createMailTransport({ smtpUrl: server.url, mailDir: '/nowhere' });
  onTestFinished(() => transport.close());
  const confirmation = createConfirmationMail({
    transport,
    from: 'Örnek Medikal <no-reply@site.example>',
    recipientOf: async () => 'teklif@company.example',
    getCompany: async () => company,
    publicUrl: 'https://www.site.example',
  });
  const send = () => confirmation.send(toConfirmation(request, new Map()));
  await send();
  expect(server.mails).toMatchObject([
    {
      recipients: ['elif@hastane.example'],
      from: { address: 'no-reply@site.example' },
      replyTo: [{ address: 'teklif@company.example' }],
    },
  ]);
  server.refuseWith(550);
  expect(await failureOf(send())).toBeInstanceOf(RecipientRejectedError);
  server.refuseWith(450);
  expect(await failureOf(send())).not.toBeInstanceOf(RecipientRejectedError);
});

/** Breaks the connection at the end of the first mail, when nobody can tell whether it was accepted. */
const startBreakingServer = async (): Promise<{ url: string; connections(): number }> => {
  let connections = 0;
  const talk = (socket: Socket): void => {
    connections += 1;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (said.endsWith('\r\n.\r\n')) socket.destroy();
      else if (said.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (/^(?:EHLO|MAIL|RCPT)/u.test(said)) socket.write('250 fine\r\n');
    });
  };
  const server: Server = createServer(talk);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, connections: () => connections };
};

test('a connection that breaks at the end of a mail fails the mail, without a retry', async () => {
  const server = await startBreakingServer();
  await failureOf(mailTo(server.url).send());
  expect(server.connections()).toBe(1);
});

test('without a mail server, mails are written to files', async () => {
  const folder = await makeFolder();
  await mailTo(undefined, folder).send();
  const [written] = await mailsIn(folder);
  expect(written?.subject).toMatch(/^Teklif talebi \d{4} \d{4}: Elif Işık – Piezo Ünitesi$/u);
  expect(written?.messageId).toBe(`<request-${request.id}@www.site.example>`);
});
