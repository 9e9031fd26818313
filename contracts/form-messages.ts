import type { EmailFaultReason } from '#domain/requests/email-fault.ts';
import { maxLengths } from './form-fields.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import type { FieldError, FieldErrorCode } from './submission-result.ts';

interface FormTexts {
  /** Spec §8. */
  readonly sent: string;
  /** Whoever opens the address. @param time formatted, in Türkiye */
  readonly sentAt: (time: string) => string;
  /** Spec §8. */
  readonly failed: string;
  readonly check: string;
  /** @param minutes whole, at least 1 */
  readonly tooMany: (minutes: number) => string;
  readonly unavailable: string;
  /** Text before a telephone number and an e-mail address, where the site does not take the form. */
  readonly help: string;
  /** Lines of the quick order are not decided on. */
  readonly orderOpen: string;
  /** Text of a link to the lines that are not decided on. */
  readonly toOrder: string;
  /** Message that the disk has no room for files. */
  readonly storageFull: string;
  /** Message while there is no connection. */
  readonly offline: string;
  /** Message once there is a connection again. */
  readonly wasOffline: string;
  /** Message where no answer came. */
  readonly unconfirmed: string;
  /** Text of a button that sends the form once there is a connection. */
  readonly sendWhenOnline: string;
  readonly waiting: string;
  /** Text of a button that ends the waiting. */
  readonly cancel: string;
  /** @param max formatted, as the length */
  readonly tooLong: (max: string) => string;
  readonly tooLongAt: (max: string, length: string) => string;
  /** Message about a text that was typed as a quantity and is none. */
  readonly unreadQuantity: (typed: string) => string;
  /** Texts for the errors of fields that have no texts of their own. */
  readonly fieldErrors: Readonly<Record<Exclude<FieldErrorCode, 'tooLong'>, string>>;
  /** @param sign what cannot be in an address, or not before its @ */
  readonly emailFaults: Readonly<Record<EmailFaultReason, (sign: string) => string>>;
  readonly nameRequired: string;
  readonly emailRequired: string;
}

/** Shared by browser and server, so that both show the same texts. */
export const formTexts: Readonly<Record<'tr' | 'en', FormTexts>> = {
  tr: {
    sent: 'Form gönderildi. Teşekkür ederiz.',
    sentAt: (time) => `Bu form gönderildi ve bize ulaştı: ${time} (Türkiye saati).`,
    failed: 'Form gönderilemedi.',
    check: 'Lütfen işaretli alanları düzeltip yeniden gönderin.',
    tooMany: (minutes) =>
      `Kısa sürede çok sayıda form gönderildi. Yazdıklarınız duruyor; lütfen ${minutes} dakika sonra yeniden gönderin.`,
    help: 'Beklemek istemezseniz bizi arayın ya da yazın:',
    unavailable: 'Şu anda formu alamıyoruz. Yazdıklarınız duruyor; lütfen biraz sonra yeniden gönderin.',
    orderOpen:
      'Form henüz gönderilmedi: yapıştırdığınız siparişte netleşmeyen satırlar var. Lütfen bu satırlar için seçim yapın, düzeltin ya da yazı olarak gitmelerini işaretleyin; sonra yeniden gönderin.',
    toOrder: 'Sipariş satırlarına git',
    storageFull:
      'Şu anda dosya alamıyoruz. Yazdıklarınız duruyor; lütfen formu dosyasız gönderin, dosyaları sonra e-postayla iletin.',
    offline:
      'Bağlantı yok, form gönderilemedi. Yazdıklarınız duruyor; lütfen internet bağlantınızı kontrol edin.',
    wasOffline:
      'Bağlantı kurulamadığı için form gönderilmedi. Yazdıklarınız duruyor; formu yeniden gönderebilirsiniz.',
    unconfirmed:
      'Yanıt gelmedi; formun bize ulaşıp ulaşmadığını bilmiyoruz. Yazdıklarınız duruyor; lütfen değiştirmeden yeniden gönderin. Form bize ulaştıysa ikinci kez kaydedilmez.',
    sendWhenOnline: 'Bağlantı gelince gönder',
    waiting:
      'Bağlantı bekleniyor. Form, bağlantı gelir gelmez bir kez gönderilecek; lütfen o zamana kadar bu sayfayı açık tutun.',
    cancel: 'Şimdilik gönderme',
    tooLong: (max) => `En çok ${max} karakter yazılabilir. Lütfen kısaltın.`,
    tooLongAt: (max, length) => `En çok ${max} karakter yazılabilir; sizinki ${length} karakter.`,
    unreadQuantity: (typed) => `“${typed}” bir adet olarak okunamadı.`,
    fieldErrors: {
      required: 'Lütfen bu alanı doldurun.',
      email: 'Lütfen geçerli bir e-posta adresi yazın; örneğin ad@hastane.com.',
      phone: 'Lütfen en az beş rakamlı bir telefon numarası yazın ya da alanı boş bırakın.',
      date: 'Lütfen bugünü ya da daha sonraki bir günü seçin; ya da alanı boş bırakın.',
      quantity: `Adet, 1 ile ${maxQuantity.toLocaleString('tr')} arasında bir tam sayı olmalı; birimi de yazılabilir: 3 kutu.`,
      invalid: 'Bu alanda kabul edilemeyen karakterler var. Lütfen yeniden yazın.',
    },
    emailFaults: {
      noAt: () => 'E-posta adresinde @ işareti yok. Adres, ad@hastane.com gibi olmalı.',
      manyAts: () => 'Lütfen tek bir e-posta adresi yazın; içinde bir tane @ işareti olmalı.',
      noName: () => '@ işaretinden önce bir şey yazılmamış. Adres, ad@hastane.com gibi olmalı.',
      noDomain: () => '@ işaretinden sonra bir şey yazılmamış. Adres, ad@hastane.com gibi olmalı.',
      noEnding: () => 'E-posta adresinin sonu eksik: @ işaretinden sonrası hastane.com gibi bitmeli.',
      space: () => 'E-posta adresinin içinde boşluk olamaz.',
      dot: () => 'E-posta adresinde nokta başta, @ işaretinin yanında ya da iki kez art arda olamaz.',
      letter: (sign) =>
        `“${sign}” harfi @ işaretinden önce kullanılamaz; böyle bir adrese posta ulaşmayabilir. Lütfen adresi denetleyin ya da başka bir adres yazın.`,
      sign: (sign) => `E-posta adresinde “${sign}” işareti kullanılamaz.`,
      longName: () => 'E-posta adresinde @ işaretinden önce en çok 64 karakter olabilir.',
      domain: () => 'E-posta adresinin @ işaretinden sonrası geçerli bir alan adı değil.',
    },
    nameRequired: 'Lütfen adınızı ve soyadınızı yazın.',
    emailRequired: 'Lütfen e-posta adresinizi yazın.',
  },
  en: {
    sent: 'Form submitted. Thank you.',
    sentAt: (time) => `This form was sent and has reached us: ${time} (time in Türkiye).`,
    failed: 'Error submitting.',
    check: 'Please correct the marked fields and send the form again.',
    tooMany: (minutes) =>
      `Too many forms were sent in a short time. What you wrote is still here; please send it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    help: 'If you would rather not wait, call or write to us:',
    unavailable:
      'We cannot take the form right now. What you wrote is still here; please send it again in a moment.',
    orderOpen:
      'The form has not been sent yet: some lines of the order that you pasted are not clear. Please choose for them, correct them, or tick that they go along as text; then send the form again.',
    toOrder: 'Go to the lines of the order',
    storageFull:
      'We cannot take files right now. What you wrote is still here; please send the form without files, and the files by e-mail later.',
    offline:
      'There is no connection, so the form was not sent. What you wrote is still here; please check your internet connection.',
    wasOffline:
      'There was no connection, so the form was not sent. What you wrote is still here; you can send it again.',
    unconfirmed:
      'No answer came, so we do not know whether the form has reached us. What you wrote is still here; please send it again, unchanged. If it has reached us, it will not be stored twice.',
    sendWhenOnline: 'Send when I am online again',
    waiting:
      'Waiting for a connection. The form will be sent once, as soon as there is one; please keep this page open until then.',
    cancel: 'Do not send for now',
    tooLong: (max) => `Please write at most ${max} characters.`,
    tooLongAt: (max, length) => `Please write at most ${max} characters; yours has ${length}.`,
    unreadQuantity: (typed) => `“${typed}” cannot be read as a quantity.`,
    fieldErrors: {
      required: 'Please fill in this field.',
      email: 'Please enter a valid e-mail address, for example name@hospital.com.',
      phone: 'Please enter a phone number of at least five digits, or leave the field empty.',
      date: 'Please choose today or a later day, or leave the field empty.',
      quantity: `The quantity must be a whole number from 1 to ${maxQuantity.toLocaleString('en')}; a unit may follow it: 3 boxes.`,
      invalid: 'This field has characters that cannot be accepted. Please write it again.',
    },
    emailFaults: {
      noAt: () => 'The e-mail address has no @. It should look like name@hospital.com.',
      manyAts: () => 'Please enter one e-mail address only, with a single @.',
      noName: () => 'Nothing stands before the @. The address should look like name@hospital.com.',
      noDomain: () => 'Nothing stands after the @. The address should look like name@hospital.com.',
      noEnding: () =>
        'The end of the e-mail address is missing: after the @ it should end like hospital.com.',
      space: () => 'An e-mail address cannot have spaces inside.',
      dot: () => 'A dot cannot begin an e-mail address, stand beside the @, or follow another dot.',
      letter: (sign) =>
        `The letter “${sign}” cannot be used before the @; mail to such an address may not arrive. Please check the address, or enter another one.`,
      sign: (sign) => `“${sign}” cannot be used in an e-mail address.`,
      longName: () => 'An e-mail address can have at most 64 characters before the @.',
      domain: () => 'What follows the @ in the e-mail address is not a valid domain name.',
    },
    nameRequired: 'Please enter your full name.',
    emailRequired: 'Please enter your e-mail address.',
  },
};

export const fieldErrorText = (
  { field, code, length, typed, reason, sign = '' }: FieldError,
  language: 'tr' | 'en',
): string => {
  const texts = formTexts[language];
  if (code === 'tooLong') {
    const { format } = new Intl.NumberFormat(language);
    const max = format(maxLengths[field]);
    return length === undefined ? texts.tooLong(max) : texts.tooLongAt(max, format(length));
  }
  if (reason !== undefined) return texts.emailFaults[reason](sign);
  if (code === 'required' && field === 'name') return texts.nameRequired;
  if (code === 'required' && field === 'email') return texts.emailRequired;
  if (code === 'quantity' && typed) return `${texts.unreadQuantity(typed)} ${texts.fieldErrors.quantity}`;
  return texts.fieldErrors[code];
};

/** @param retryAfter seconds */
export const tooManyText = (retryAfter: number, language: 'tr' | 'en'): string =>
  formTexts[language].tooMany(Math.max(1, Math.ceil(retryAfter / 60)));
