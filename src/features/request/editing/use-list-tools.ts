import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { loadEarly } from '../../../lib/load-early.ts';
import type * as listTools from './list-tools.tsx';

export type ListTools = typeof listTools;

/** Loads the tools of a list that only a browser shows, with their texts; `undefined` until they are loaded. */
export const useListTools = (): ListTools | undefined => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [tools, setTools] = useState<ListTools>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [loaded] = await Promise.all([
        import('./list-tools.tsx'),
        loadTexts(i18n, language, ['request-list']),
      ]);
      setTools(loaded);
    };
    // Without them the list can be read, changed and sent.
    loadEarly(load);
  }, [i18n, language]);
  return tools;
};
