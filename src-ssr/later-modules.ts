import { labelModules } from '../src/i18n/i18n.ts';
import type { Language } from '#domain/shared/language.ts';

/** Modules that a page asks for once it is hydrated, by its own module. */
const laterModules: Readonly<Record<string, (language: Language) => readonly string[]>> = {
  // Most of those who open it have a list.
  'src/pages/request.tsx': (language) => [
    'src/features/request/editing/list-tools.tsx',
    ...labelModules(language, ['request-list']),
  ],
};

/** Modules that pages ask for once they are hydrated. @param modules of the pages */
export const laterModulesOf = (modules: readonly string[], language: Language): readonly string[] =>
  modules.flatMap((module) => laterModules[module]?.(language) ?? []);
