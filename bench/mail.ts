import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { createSmtpTransport } from '../adapters/mail/smtp-transport.ts';
import type { MailTransport } from '../adapters/mail/transport.ts';
import type { Benchmark, Row } from './support/benchmark.ts';

const mails = 200;

/** Delays of the server's greeting: between two machines, with TLS, and of servers that let spammers wait. */
const greetingsMs = [0, 100];

const mail = {
  from: 'site@example.com',
  to: 'staff@example.com',
  subject: 'Teklif talebi',
  text: 'Şunu rica ederim.\n'.repeat(200),
  html: `<p>${'Şunu rica ederim.<br>'.repeat(200)}</p>`,
};

/** Accepts every mail, and counts. */
const startServer = async (greetingMs: number) => {
  const counts = { connections: 0, mails: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_session, done) {
      counts.connections += 1;
      setTimeout(done, greetingMs);
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        counts.mails += 1;
        done();
      });
    },
  });
  server.on('error', () => {});
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, socket.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    counts,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

const oneConnectionEach = (url: string): MailTransport => {
  const transporter = createTransport({ url });
  return {
    async send(message) {
      await transporter.sendMail(message);
    },
    close: () => transporter.close(),
  };
};

const transports = {
  kept: createSmtpTransport,
  'one each': oneConnectionEach,
} satisfies Record<string, (url: string) => MailTransport>;

/** One mail after the other, as the queue has it. */
const measure = async (connections: keyof typeof transports, greetingMs: number): Promise<Row> => {
  const server = await startServer(greetingMs);
  const transport = transports[connections](server.url);
  const start = performance.now();
  try {
    for (let sent = 0; sent < mails; sent += 1) await transport.send(mail);
    const seconds = (performance.now() - start) / 1000;
    return {
      connections,
      'greeting ms': greetingMs,
      'mails/s': Math.round((server.counts.mails / seconds) * 10) / 10,
      opened: server.counts.connections,
    };
  } finally {
    transport.close();
    await server.stop();
  }
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `${mails} mails of 8 kB to a server on this machine, one after the other, over connections that are kept for the next mails (as the site does) and over one for each mail; the server greets at once, or after 100 ms`,
  async run() {
    const rows: Row[] = [];
    for (const greetingMs of greetingsMs)
      for (const connections of ['kept', 'one each'] as const)
        rows.push(await measure(connections, greetingMs));
    return rows;
  },
};
