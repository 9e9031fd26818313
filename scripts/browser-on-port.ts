import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { browserFlags, findBrowser } from './find-browser.ts';

const root = path.resolve(import.meta.dirname, '..');

interface BrowserOnPort {
  /** Port of the DevTools protocol. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the headless browser, for tools that connect to its DevTools port. @param profile an empty folder */
export const startBrowser = async (profile: string): Promise<BrowserOnPort> => {
  const browser = spawn(
    await findBrowser(root),
    [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let stderr = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/u.exec(stderr)?.[1];
      if (found) resolve(Number(found));
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`The browser did not start:\n${stderr}`)));
  });
  return {
    port,
    async stop() {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
    },
  };
};
