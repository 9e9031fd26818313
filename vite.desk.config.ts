import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { readCompany } from './scripts/read-company.ts';

const folder = 'dist/desk';

/** Build of the desk, apart from the site's: neither has a byte of the other. */
const deskConfig = async (): Promise<InlineConfig> => ({
  configFile: false,
  define: { 'import.meta.env.COMPANY_NAME': JSON.stringify((await readCompany()).name) },
  plugins: [react()],
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: { input: { desk: 'src/desk/client/desk.ts', style: 'src/desk/styles/desk.css' } },
      },
    },
    ssr: {
      build: {
        outDir: `${folder}/server`,
        rolldownOptions: { input: { render: 'src/desk/render.tsx' } },
      },
    },
  },
});

export default deskConfig;
