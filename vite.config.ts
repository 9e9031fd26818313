import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { readCompanyName } from './scripts/company-name.ts';

export default defineConfig({
  define: { 'import.meta.env.COMPANY_NAME': JSON.stringify(await readCompanyName()) },
  plugins: [react(), vike()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
});
