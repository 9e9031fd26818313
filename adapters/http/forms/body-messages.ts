import type { Language } from '#domain/shared/language.ts';

interface BodyMessages {
  readonly unreadable: string;
  readonly tooLarge: string;
}

/** Of bodies that hold no form. They are no part of the form's messages, which every page with a form loads. */
export const bodyMessages: Readonly<Record<Language, BodyMessages>> = {
  tr: {
    unreadable: 'Gönderilen veri okunamadı. Alanları JSON ya da form verisi olarak gönderin.',
    tooLarge: 'Gönderilen veri çok büyük. Lütfen mesajı kısaltın.',
  },
  en: {
    unreadable: 'What was sent could not be read. Send the fields as JSON or as form data.',
    tooLarge: 'What was sent is too large. Please shorten the message.',
  },
};
