import { fold } from '#domain/shared/fold.ts';

/**
 * Words of orders that say nothing about what is ordered or how many, folded: greetings, requests, and names of fields. Every
 * other word may change the meaning: `yaklaşık`, `mevcut`, `hariç`.
 */
const fillers: ReadonlySet<string> = new Set(
  (
    'merhaba merhabalar selam slm selamlar gunaydin iyi gunler calismalar aksamlar haftalar kolay gelsin tesekkurler tesekkur saygilar saygilarimla sagolun ' +
    'hocam hanim bey abi abla sayin lutfen acil acilen ivedi rica ederiz ederim alabilir miyim miyiz misiniz alalim alacagiz alacagim aliyoruz ' +
    'istiyoruz istiyorum istenmektedir gonderin gonderiniz gonderir gonderebilir yollayin siparis siparisi siparisimiz veriyoruz vermek lazim gerekli ' +
    'gerekiyor gerekmektedir ihtiyacimiz ihtiyac icin teklif teklifi teklifinizi fiyat fiyati olsun olacak olarak de da den dan ten tan bide bir bu su ve ile ' +
    'hi hello dear sir madam team please pls kindly need want would like could can you we i us me to send quote quotation order thanks thank ' +
    'urgent urgently asap for of from the a an and also regards tl try eur usd kdv haric dahil veya muadili esdegeri benzeri or similar equivalent ' +
    'ref refs kod kodu kodlu urun urunu malzeme katalog catalog catalogue no nolu numarali numara barkod barcode uts ubb gtin udi ean sku code miktar miktari mik adedi quantity qty ' +
    'birim birimi brm uom oun not x'
  ).split(' '),
);

export const isFiller = (word: string): boolean => fillers.has(fold(word));

/** Says that an item is not wanted, folded. `KDV hariç` is about a price. */
const cancelling = [
  String.raw`iptal\p{L}*|vazgec\p{L}*|(?<!kdv )haric(?! kdv)\p{L}*|disinda|degil|olmasin`,
  String.raw`iste(?:mi|me[yzd]|n?m[ei])\p{L}*|al(?:in)?m(?:a[ydzs]|i[iy])\p{L}*|gonder(?:il)?me[ysz]\p{L}*`,
  String.raw`(?:gerek|lazim|ihtiyac\p{L}*) (?:yok|kalma\p{L}*|degil|olma\p{L}*)`,
  'cikar(?:in|iniz|alim|ilsin|ildi|ilacak|ttik)|silin|silelim',
  String.raw`cancel\p{L}*|except|exclud\p{L}*|(?:do|does|did|is|are|will|would)(?:n['’]?t| not)|don['’]?t|not(?! ?:)|no longer|no more|nor|neither`,
];

/** States of an order's row, in which nothing is ordered with it, folded. */
const states = String.raw`redd?edil\p{L}*|ret|bekle\p{L}*|(?:teslim|sevk) (?:edildi|alindi)|onaylanmadi|kapatildi|kapandi|tamamlandi|rejected|declined|on hold|received|delivered|shipped|closed|completed|kapali|geldi|return(?:ed|s)?|back ?order(?:ed)?|n/a`;

/** Words that say what is there, folded. */
const inStock = 'mevcut|stok(?:ta)?|depoda|elimizde';

/** Phrases of deliveries and of stock. */
const deliveries = 'delivery note|packing list|stock ?(?:take|count)|in stock|on stock|dispatched';

/** Announcements that the lines below are no order: they count, or were delivered. Folded. */
const counting = `${inStock}|sayim[a-z]*|irsaliye[a-z]*|${deliveries}|iade[a-z]*`;

/** Sets a condition, offers another item, or tells of what was, folded. `veya muadili` offers another maker's. */
const conditional = [
  String.raw`yoksa|eger|yerine|bekle(?:t|s)\p{L}*|(?:veya|ya da|yada)(?! (?:muadil|esdeger|benzer|dengi)\p{L}*)`,
  String.raw`(?:gecen|onceki) (?:ay|hafta|yil|sene|siparis|sefer)\p{L}*|daha once|onceden|memnun\p{L}*`,
  String.raw`al(?:dik|mistik|inmis\p{L}*|indi)|gel(?:di|mis\p{L}*|medi)|gonder(?:dik|ildi|mistiniz|diniz)|kullan(?:dik|iyoruz|mistik|ildi)|kaldi|durdur\p{L}*|azalt\p{L}*|numune|odunc|degisim|sevk edildi|sayim\p{L}*`,
  inStock,
  String.raw`iade\p{L}*|ariza\p{L}*|bozuk\p{L}*|hatali|sikayet\p{L}*|kirik|eksik`,
  'instead|in place of|unless|if|either|rather|or(?! (?:similar|equivalent|equal))',
  deliveries,
  'last (?:month|week|year|time|order)|previous(?:ly)?|still have|left|arrived|expired|used|on loan|invoiced|reduce|skip|on hold|had|bought|received|ordered|returned|faulty|defective|broken|wrong|missing|already',
];

const wholeWords = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu');

/**
 * Patterns of refusal, by where the text is. In a cell the words of a sentence may describe the item; an announcement
 * is of the lines below it.
 */
const refusals = {
  sentence: wholeWords([...cancelling, ...conditional]),
  cell: wholeWords([...cancelling, states]),
  announcement: wholeWords([...cancelling, states, counting]),
};

/**
 * Whether a text speaks of an item otherwise than to order it.
 * @param nameWords folded words of the item's name, which say what it is
 */
export const isRefusing = (
  text: string,
  kind: keyof typeof refusals,
  nameWords: ReadonlySet<string>,
): boolean =>
  Array.from(fold(text).replaceAll(/\s+/gu, ' ').matchAll(refusals[kind])).some(
    ({ 0: found }) => !found.split(' ').every((word) => nameWords.has(word)),
  );
