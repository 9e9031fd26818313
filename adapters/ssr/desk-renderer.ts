import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { DeskFrame, RenderDesk } from '#contracts/desk/views.ts';

const entry = z.object({ file: z.string() });

const manifestSchema = z.object({
  'src/desk/client/desk.ts': entry,
  'src/desk/styles/desk.css': entry,
});

interface BuiltDesk {
  readonly renderDesk: RenderDesk;
  readonly assets: DeskFrame['assets'];
}

/** Loads the built pages of the desk. @param folder absolute path of what scripts/build-desk.ts wrote */
export const loadBuiltDesk = async (folder: string): Promise<BuiltDesk> => {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'client', '.vite', 'manifest.json'), 'utf8')),
  );
  const { renderDesk }: { readonly renderDesk: RenderDesk } = await import(
    pathToFileURL(path.join(folder, 'server', 'render.js')).href
  );
  return {
    renderDesk,
    assets: {
      script: `/${manifest['src/desk/client/desk.ts'].file}`,
      style: `/${manifest['src/desk/styles/desk.css'].file}`,
    },
  };
};
