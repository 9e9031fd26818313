import { fold } from '#domain/shared/fold.ts';

/** What lines of mails and forms begin with that order nothing, folded. */
const beginnings =
  /^(?:(?:ara |genel |kdv(?:li|siz)? |mal hizmet )?(?:toplam|yekun)|(?:k\.?d\.?v|matrah|iskonto|nakliye|kargo|tevkifat|odeme|vade|teslim(?:at)?|termin|gecerlilik)(?!\p{L})|(?:sub ?|grand |net )?total|(?:vat|tax|shipping|freight|discount|delivery|payment|incoterms?)(?!\p{L})|merhaba|selam|sayin |iyi (?:gunler|calismalar|aksamlar|haftalar)|kolay gelsin|gunaydin|saygilar|tesekkur|bilgi(?:lerinize|nize)|geregini|dear |hello|hi(?!\p{L})|good (?:morning|afternoon|day)|(?:best|kind|warm)? ?regards|(?:many )?thanks|thank you|sincerely|yours|please (?:find|send|quote|let|see)|(?:tel|telefon|phone|gsm|cep|faks|fax|e-?posta|e-?mail|mail|web|adres|address|imza|signature|kase|hazirlayan|onaylayan|kontrol eden|talep eden|teslim (?:alan|eden)|isteyen|ad[ıi]? soyad[ıi]?|unvan[ıi]?|birim(?:i)?|bolum(?:u)?|klinik|servis|hastane|kurum|firma|cari|musteri|customer|supplier|vendor|sold to|ship to|tarih|date|konu|subject|from|to|cc|kimden|kime|gonderen|sent|re|fw|fwd|ynt|ilt|vergi (?:no|dairesi)|siparis (?:no|numarasi|tarihi)|teklif (?:no|tarihi)|talep (?:no|tarihi)|istek (?:no|tarihi)|form (?:no|kodu)|dokuman (?:no|kodu)|po (?:no|number|date)|purchase order|order (?:no|number|date)|quote (?:no|number)|sayfa|page)(?: ?(?:no|adi|number))? ?[:#/.]|page \d|sayfa \d|-- ?$)/u;

const contact =
  /@[\w.-]+\.\w{2,}|https?:\/\/|www\.|\+?90[\s()\d-]{10,}|\(?0\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}/u;

/** A line that asks, greets or explains in whole sentences. */
const sentence = /^(?:\S+\s+){4,}\S+[.:!?,]$/u;

/** After which only names, titles and addresses come. */
const closing =
  /^(?:saygilar|iyi calismalar|tesekkur|kolay gelsin|(?:best|kind|warm)? ?regards|(?:many )?thanks|thank you|sincerely|yours)/u;

/** Whether a line ends a letter. */
export const isClosing = (text: string): boolean => closing.test(fold(text.trim()));

/**
 * Whether a line orders nothing, such as a sum, a greeting or a signature. @param text of a line that names nothing of the
 * catalogue
 */
export const isNote = (text: string): boolean => {
  const folded = fold(text.trim()).replace(/^[\s|>*-]+/u, '');
  return beginnings.test(folded) || contact.test(folded) || (!/\d/u.test(folded) && sentence.test(folded));
};
