import { onTestFinished } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';

export type TestSmtpServer = MailServer;

/** A mail server for one test, which is stopped at its end. */
export const startSmtpServer = async (): Promise<TestSmtpServer> => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  return server;
};
