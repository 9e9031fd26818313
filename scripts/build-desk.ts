import path from 'node:path';
import { createBuilder } from 'vite';
import deskConfig from '../vite.desk.config.ts';
import { buildWhenStale } from './build-when-stale.ts';
import { precompress } from './precompress.ts';

const root = path.resolve(import.meta.dirname, '..');

await buildWhenStale({
  stamp: 'dist/desk/.built-from',
  sources: [
    'src',
    'domain',
    'contracts',
    'locales',
    'content/company.yaml',
    'vite.desk.config.ts',
    'scripts/precompress.ts',
    'package-lock.json',
  ],
  async build() {
    console.log('Building the desk …');
    const builder = await createBuilder({ ...(await deskConfig()), root });
    await builder.buildApp();
    await precompress(path.join(root, 'dist', 'desk', 'client', 'assets'));
  },
});
