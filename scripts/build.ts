import path from 'node:path';
import { buildWhenStale } from './build-when-stale.ts';
import { precompress } from './precompress.ts';
import { separatePrintStyles } from './print-styles.ts';

const root = path.resolve(import.meta.dirname, '..');

await buildWhenStale({
  stamp: 'dist/.built-from',
  sources: [
    'src',
    'src-ssr',
    'domain',
    'contracts',
    'locales',
    'content/company.yaml',
    'public',
    'vite.config.ts',
    'scripts/precompress.ts',
    'scripts/print-styles.ts',
    'package-lock.json',
  ],
  async build() {
    console.log('Building the pages …');
    const { build } = await import('vike/api');
    await build({ viteConfig: { root, logLevel: 'warn' } });
    await separatePrintStyles(path.join(root, 'dist'));
    await precompress(path.join(root, 'dist', 'client', 'assets'));
  },
});
