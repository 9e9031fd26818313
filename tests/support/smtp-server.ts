import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail extends Email {
  /** Addresses of the envelope, which is what a server goes by. */
  readonly recipients: readonly string[];
  /** As it came over the wire. */
  readonly source: string;
}

/** A mail server of the test's own, which goes away with it. */
export interface TestSmtpServer {
  /** smtp://127.0.0.1:port */
  readonly url: string;
  /** What it has accepted, in the order of acceptance. */
  readonly mails: readonly ReceivedMail[];
  /** Answers every recipient with this code and a text that names the address; `undefined`: accepts them again. */
  refuseWith(code: number | undefined): void;
  /** Takes connections and says nothing, or is well again. Connections that were left hanging stay so. */
  hang(on: boolean): void;
  /** Cuts off every connection and takes no more. */
  stop(): Promise<void>;
  /** Is back, on the same port. */
  restart(): Promise<void>;
}

const host = '127.0.0.1';

export const startSmtpServer = async (): Promise<TestSmtpServer> => {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let hanging = false;

  const create = (): SMTPServer => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect(_session, done) {
        if (!hanging) done();
      },
      onRcptTo({ address }, _session, done) {
        if (refusal === undefined) return done();
        const error = new Error(`5.1.1 <${address}>: this server knows nobody of that name`);
        return done(Object.assign(error, { responseCode: refusal }));
      },
      onData(stream, { envelope }, done) {
        const receive = async (): Promise<void> => {
          const source = await text(stream);
          const email = await PostalMime.parse(source);
          mails.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address), source });
        };
        callbackify(receive)((error) => done(error));
      },
    });
    // A client that goes away in the middle is what some tests are about.
    server.on('error', () => {});
    return server;
  };

  const listen = async (port: number): Promise<SMTPServer> => {
    const server = create();
    await once(server.listen(port, host), 'listening');
    return server;
  };

  let running: SMTPServer | undefined = await listen(0);
  const address = running.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;

  const stop = async (): Promise<void> => {
    const server = running;
    running = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  };
  onTestFinished(stop);

  return {
    url: `smtp://${host}:${port}`,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    hang: (on) => {
      hanging = on;
    },
    stop,
    async restart() {
      await stop();
      running = await listen(port);
    },
  };
};
