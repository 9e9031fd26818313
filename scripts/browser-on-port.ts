import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { browserFlags, unpackBrowser } from './unpack-browser.ts';

const root = path.resolve(import.meta.dirname, '..');

interface BrowserOnPort {
  /** Where it takes commands of the DevTools protocol. */
  readonly port: number;
  stop(): Promise<void>;
}

/** The project's browser without a window, for tools that drive it themselves. @param profile an empty folder */
export const startBrowser = async (profile: string): Promise<BrowserOnPort> => {
  const browser = spawn(
    await unpackBrowser(root),
    [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/u.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`The browser did not start:\n${said}`)));
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
