import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePorts } from './free-ports.ts';

interface ReceivedMail extends Email {
  /** Recipients of the SMTP envelope. */
  readonly recipients: readonly string[];
  /** The raw message. */
  readonly source: string;
}

/** A mail server that collects what it accepts, and fails as it is asked to. */
export interface MailServer {
  /** smtp://127.0.0.1:port */
  readonly url: string;
  /** Accepted mails, the oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** Connections that were opened so far. */
  readonly connections: number;
  /** Rejects every recipient with this code and a text that names the address; `undefined`: accepts them again. */
  refuseWith(code: number | undefined): void;
  /** Accepts connections without a greeting, or with one again; connections without a greeting never get one. */
  hang(on: boolean): void;
  /** Closes every connection and accepts no more. */
  stop(): Promise<void>;
  /** Starts again on the same port. */
  restart(): Promise<void>;
}

const host = '127.0.0.1';

export const startMailServer = async (): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let hanging = false;
  let connections = 0;

  const create = (): SMTPServer => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect(_session, done) {
        connections += 1;
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
    // The client may disconnect in the middle of a mail.
    server.on('error', () => {});
    return server;
  };

  const listen = async (port: number): Promise<SMTPServer> => {
    const server = create();
    await once(server.listen(port, host), 'listening');
    return server;
  };

  const [port = 0] = await freePorts(1);
  let running: SMTPServer | undefined = await listen(port);

  const stop = async (): Promise<void> => {
    const server = running;
    running = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  };
  return {
    url: `smtp://${host}:${port}`,
    mails,
    get connections() {
      return connections;
    },
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
