import { fold } from '#domain/shared/fold.ts';

/** Words around an order that say nothing about what is ordered or how many, folded. */
const fillers: ReadonlySet<string> = new Set(
  (
    'lutfen please pls alacagiz alacagim aliyoruz alalim istiyoruz istiyorum istenmektedir rica ederiz ederim gonderin gonderiniz gonderir ' +
    'misiniz siparis siparisi lazim gerekli gerekiyor ihtiyac ihtiyacimiz var acil icin for needed need order teklif teklifi fiyat olsun olacak ' +
    'olarak daha de da den dan ten tan bide bir and of from the a an bu su ref refs no kod kodu katalog urun urunu urunden malzeme item items art nolu ' +
    'numarali want would like to we i send quote thanks tesekkurler miktar miktari quantity qty mik adedi numara nolu ile ve also'
  ).split(' '),
);

export const isFiller = (word: string): boolean => fillers.has(fold(word));

/** Says that an item is not wanted, folded. `KDV hariç` is about a price. */
const cancelling = [
  String.raw`iptal\p{L}*|vazgec\p{L}*|(?<!kdv )haric(?! kdv)\p{L}*|disinda|degil|olmasin`,
  String.raw`iste(?:mi|me[yzd]|n?m[ei])\p{L}*|alm(?:a[ydzs]|i[iy])\p{L}*|gonderme[ysz]\p{L}*`,
  String.raw`(?:gerek|lazim|ihtiyac\p{L}*) (?:yok|kalma\p{L}*|degil|olma\p{L}*)`,
  'cikar(?:in|iniz|alim|ilsin|ildi|ilacak|ttik)|silin|silelim',
  String.raw`cancel\p{L}*|except|exclud\p{L}*|(?:do|does|did|is|are|will|would)(?:n['’]?t| not)|don['’]?t|not(?! ?:)|no longer|no more|nor|neither`,
];

/** Sets a condition, offers another item, or tells of what was, folded. `veya muadili` offers another maker's. */
const conditional = [
  String.raw`yoksa|eger|yerine|bekle(?:t|s)\p{L}*|(?:veya|ya da|yada)(?! (?:muadil|esdeger|benzer|dengi)\p{L}*)`,
  String.raw`(?:gecen|onceki) (?:ay|hafta|yil|sene|siparis|sefer)\p{L}*|daha once|onceden|memnun\p{L}*`,
  String.raw`al(?:dik|mistik|inmis\p{L}*|indi)|gel(?:di|mis\p{L}*|medi)|gonder(?:dik|ildi|mistiniz|diniz)|kullan(?:dik|iyoruz|mistik)`,
  String.raw`iade\p{L}*|ariza\p{L}*|bozuk\p{L}*|hatali|sikayet\p{L}*|kirik|eksik`,
  'instead|in place of|unless|if|either|rather|or(?! (?:similar|equivalent|equal))',
  'last (?:month|week|year|time|order)|previous(?:ly)?|had|bought|received|ordered|returned|faulty|defective|broken|wrong|missing|already',
];

const wholeWords = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu');

const cancels = wholeWords(cancelling);
const restricts = wholeWords([...cancelling, ...conditional]);

/**
 * Whether a text speaks of an item otherwise than to order it.
 * @param kind a sentence may also set conditions or tell of what was; in a cell the same words may describe the item
 * @param nameWords folded words of the item's name, which say what it is
 */
export const isRefusing = (
  text: string,
  kind: 'sentence' | 'cell',
  nameWords: ReadonlySet<string>,
): boolean =>
  Array.from(
    fold(text)
      .replaceAll(/\s+/gu, ' ')
      .matchAll(kind === 'cell' ? cancels : restricts),
  ).some(({ 0: found }) => !found.split(' ').every((word) => nameWords.has(word)));
