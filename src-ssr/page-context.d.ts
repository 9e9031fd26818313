import type { Language } from '#domain/shared/language.ts';
import type { Api } from '../src/api/api.ts';
import type { PostedForm } from '#contracts/submission-result.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Given by the server; not so while the site is closed. */
      readonly api?: Api;
      readonly language: Language;
      readonly publicUrl: string;
      /** A form that was sent without JavaScript and not taken. */
      readonly form?: PostedForm | undefined;
      /** Addresses of the files that the browser needs for a module; empty in development. */
      readonly filesOf: (module: string) => readonly string[];
      /** Answered to the server. */
      readonly status?: number;
      readonly redirectTo?: string;
      readonly failure?: unknown;
    }
  }
}
