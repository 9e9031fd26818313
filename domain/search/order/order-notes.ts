import { fold } from '#domain/shared/fold.ts';

/** Beginnings of sums and of the labels of forms, folded. */
const labels =
  /^(?:(?:ara |genel |kdv(?:li|siz)? |mal hizmet )?(?:toplam|yekun)|(?:k\.?d\.?v|matrah|iskonto|tevkifat)(?!\p{L})|(?:sub[- ]?|grand |net )?total|(?:vat|tax)(?!\p{L})|(?:satici|alici|gonderildi|sayi|dagitim|ilgi|ekler?|saat|account (?:no|number)|tracking (?:no|number)|gtip|iban|tel|telefon|phone|gsm|cep|faks|fax|e-?posta|e-?mail|mail|web|adres|address|imza|signature|kase|hazirlayan|onaylayan|kontrol eden|talep eden|teslim (?:alan|eden)|isteyen|ad[ıi]? soyad[ıi]?|unvan[ıi]?|birim(?:i)?|bolum(?:u)?|klinik|servis|hastane|kurum|firma|cari|musteri|customer|supplier|vendor|sold to|ship to|tarih|date|konu|subject|from|to|cc|kimden|kime|gonderen|sent|re|fw|fwd|ynt|ilt|vergi (?:no|dairesi)|siparis (?:no|numarasi|tarihi)|teklif (?:no|tarihi)|talep (?:no|tarihi)|istek (?:no|tarihi)|form (?:no|kodu)|dokuman (?:no|kodu)|po (?:no|number|date)|purchase order|order (?:no|number|date)|quote (?:no|number)|sayfa|page)(?: ?(?:no|adi|number))? ?[:#/.]|page \d|sayfa \d|-- ?$)/u;

/** Beginnings of greetings and terms, folded. */
const beginnings =
  /^(?:(?:nakliye|kargo|odeme|vade|teslim(?:at)?|termin|gecerlilik)(?!\p{L})|(?:shipping|freight|discount|delivery|payment|incoterms?)(?!\p{L})|merhaba|selam|slm(?!\p{L})|sayin |iyi (?:gunler|calismalar|aksamlar|haftalar)|kolay gelsin|gunaydin|saygilar|tesekkur|bilgi(?:lerinize|nize)|geregini|dear |hello|hi(?!\p{L})|good (?:morning|afternoon|day)|(?:best|kind|warm)? ?regards|(?:many )?thanks|thank you|sincerely|yours|please (?:find|send|quote|let|see)|gorusmek uzere|quote valid|<?(?:medya|media)|this message|bu mesaj|(?:original|forwarded|orijinal|iletilen) (?:message|mesaj|ileti)|sent from|.{1,40} (?:wrote|yazdi):?$)/u;

/** Addresses, telephone numbers, also those of other countries; longer numbers are codes. Folded. */
const contact =
  /@[\w.-]+\.\w{2,}|https?:\/\/|www\.|(?<![\d)])\+?90[\s()\d-]{10,}|(?<!\d|\d\))\(?0\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)|(?<!\d)\+\d{1,3}[\s().-]\d[\d\s().-]{5,}\d(?!\d)|(?<!\p{L})(?:cad|cd|sok|sk|mah|mh|blv|bulv|apt)\.|(?<!\p{L})(?:cadde|sokak|mahalle|bulvar|street|road|avenue|boulevard)(?:si|i)?(?!\p{L})/u;

/** A line that asks, greets or explains in whole sentences, or announces what follows. */
const sentence = /^(?:\S+\s+){4,}\S+[.:!?,]$|:$/u;

/** Closing of a letter, after which only names, titles and addresses come. */
const closing =
  /^(?:saygilar|iyi calismalar|tesekkur|kolay gelsin|(?:best|kind|warm)? ?regards|(?:many )?thanks|thank you|sincerely|yours)|(?:saygilar\p{L}*|tesekkurler|tesekkur ederi[mz]|iyi calismalar|regards|thanks|sincerely)[\s,.!]*$/u;

const plain = (text: string): string => fold(text.trim()).replace(/^[\s|>*-]+/u, '');

/** Whether a line ends a letter. */
export const isClosing = (text: string): boolean => closing.test(plain(text));

/** Whether a line is a sentence, with numbers or without. */
export const isSentence = (text: string): boolean => sentence.test(plain(text));

/**
 * Whether a line orders nothing, such as a sum, a greeting or a signature.
 * @param text of a line that names nothing of the catalogue
 * @param hasAmount whether it says how many in some unit, which only sums and labels do otherwise
 */
export const isNote = (text: string, hasAmount: boolean): boolean => {
  const folded = plain(text);
  if (labels.test(folded)) return true;
  return (
    !hasAmount &&
    (beginnings.test(folded) || contact.test(folded) || (!/\d/u.test(folded) && sentence.test(folded)))
  );
};
