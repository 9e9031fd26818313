import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { readCompany } from './scripts/read-company.ts';

/** Files of the desk (docs/desk.md): the site's build has none of them. */
export const deskFolder = 'dist/desk';

export default defineConfig(async () => ({
  configFile: false as const,
  define: { 'import.meta.env.COMPANY_NAME': JSON.stringify((await readCompany()).name) },
  plugins: [react()],
  logLevel: 'warn' as const,
  publicDir: false as const,
  ssr: { noExternal: true as const },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${deskFolder}/client`,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: { input: { desk: 'src/desk/client/desk.ts', style: 'src/desk/styles/desk.css' } },
      },
    },
    ssr: {
      build: {
        outDir: `${deskFolder}/server`,
        rolldownOptions: { input: { render: 'src/desk/render.tsx' } },
      },
    },
  },
}));
