import type { Language } from '#domain/shared/language.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Puts values in the place of the `{{placeholders}}` of a text, as i18next does. */
export const fillText = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));

/** Texts with the plural forms of one, which i18next names `products_one`, `products_other` and so on. */
type PluralForms<Key extends string> = { readonly [Form in `${Key}_other`]: string } & {
  readonly [Form in `${Key}_${Intl.LDMLPluralRule}`]?: string;
};

interface Count {
  readonly language: Language;
  readonly count: number;
}

/** Returns the form of a text that a number asks for, with the number in the place of `{{count}}`. */
export const countText = <Key extends string>(
  texts: PluralForms<Key>,
  key: Key,
  { language, ...values }: Count & Values,
): string => {
  const form = new Intl.PluralRules(language).select(values.count);
  const forms: Values = texts;
  return fillText(String(forms[`${key}_${form}`] ?? forms[`${key}_other`]), values);
};
