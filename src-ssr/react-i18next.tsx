import type { FlatNamespace, i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { type ReactNode, createContext, useContext } from 'react';

// Replaces the library in the server's build (vite.config.ts): the library's hook subscribes to changes, which do not
// happen there, and i18next resolves each text again, which together takes a quarter of the time of rendering.

/** Texts of a namespace that are kept, those that were used last. */
const maxTexts = 2000;

type Options = Readonly<Record<string, unknown>>;

/** Whether all options are words, numbers and switches. */
const arePlain = (options: unknown): options is Options =>
  typeof options === 'object' &&
  options !== null &&
  Object.values(options).every((value) => ['string', 'number', 'boolean'].includes(typeof value));

/** The mark in the place of a word, of a sign that no text has (Unicode, 23.7). */
const markOf = (name: string): string => `\uFDD0${name}\uFDD0`;

const isWord = (entry: readonly [string, unknown]): entry is [name: string, word: string] =>
  typeof entry[1] === 'string';

/** A function of i18next whose texts are cached, with marks in place of words: these may be those of one visitor. */
const cacheTexts = <Fn extends (...args: never[]) => unknown>(translate: Fn): Fn => {
  const texts = new LRUCache<string, { readonly text: unknown }>({ max: maxTexts });
  const cached = (cacheKey: string, translateIt: () => unknown): unknown => {
    const known = texts.get(cacheKey);
    if (known) return known.text;
    const text = translateIt();
    texts.set(cacheKey, { text });
    return text;
  };
  return new Proxy(translate, {
    apply(target, self, args: unknown[]) {
      const [key, options] = args;
      const translateIt = (...given: unknown[]): unknown => Reflect.apply(target, self, given);
      if (typeof key !== 'string') return translateIt(...args);
      if (options === undefined) return cached(key, () => translateIt(key));
      if (!arePlain(options)) return translateIt(...args);
      const words = Object.entries(options).filter(isWord);
      const marked = { ...options, ...Object.fromEntries(words.map(([name]) => [name, markOf(name)])) };
      const text = cached(key + JSON.stringify(marked), () => translateIt(key, marked));
      return typeof text === 'string'
        ? words.reduce((filled, [name, word]) => filled.replaceAll(markOf(name), () => word), text)
        : text;
    },
  });
};

const createTranslation = (i18n: I18n, namespace: FlatNamespace | undefined) => ({
  i18n,
  t: cacheTexts(i18n.getFixedT(i18n.language, namespace ?? null)),
});

type Translation = ReturnType<typeof createTranslation>;

const known = new WeakMap<I18n, Map<FlatNamespace | undefined, Translation>>();

/** Texts of an instance, by the first of the namespaces: others are named with the keys. */
const translationOf = (i18n: I18n, [namespace]: readonly FlatNamespace[]): Translation => {
  const byNamespace = known.get(i18n) ?? new Map<FlatNamespace | undefined, Translation>();
  known.set(i18n, byNamespace);
  const translation = byNamespace.get(namespace) ?? createTranslation(i18n, namespace);
  byNamespace.set(namespace, translation);
  return translation;
};

const I18nContext = createContext<I18n | undefined>(undefined);

interface ProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides an instance of one language, whose texts do not change once they are loaded. */
export const I18nextProvider = ({ i18n, children }: ProviderProps): ReactNode => (
  <I18nContext value={i18n}>{children}</I18nContext>
);

/** @throws outside of `I18nextProvider` */
export const useTranslation = (namespaces: FlatNamespace | readonly FlatNamespace[] = []): Translation => {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('outside of I18nextProvider');
  return translationOf(i18n, [namespaces].flat());
};

/** @public A plugin of i18next that does nothing, as the instance is that of the provider. */
export const initReactI18next = { type: '3rdParty', init: () => {} } as const;
