import type { ReactNode } from 'react';
import type { FormName } from '#contracts/request-form.ts';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

interface HintTexts {
  readonly form: string;
  /** Where lines of an order can be typed as well. */
  readonly offer: string;
}

/** With code that only the server has. */
const texts: Localized<HintTexts> = {
  tr: {
    form: 'Dili değiştirirseniz formu yeniden doldurmanız gerekir.',
    offer: 'Dili değiştirirseniz formu ve listeye eklemediğiniz satırları yeniden yazmanız gerekir.',
  },
  en: {
    form: 'If you change the language, you will have to fill in the form again.',
    offer:
      'If you change the language, you will have to fill in the form again, and the lines that you have not added to the list.',
  },
};

/** Says what a page without JavaScript does not keep. Only the server renders it. */
export const LanguageHint = ({ form }: { readonly form: FormName }): ReactNode => {
  const { form: every, offer } = texts[useLanguage()];
  return <p className="meta">{form === 'offer' ? offer : every}</p>;
};
