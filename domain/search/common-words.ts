import { stemOf } from '#domain/search/text-stem.ts';

/** Words of sentences and questions, folded, that say nothing about a product. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    've veya ile icin bir bu su o da de mi mu var yok ne neden nasil hangi hangisi hangileri kac kim en cok daha hem ya gibi ' +
    'olan olarak lazim gerek gerekli gerekiyor istiyorum ariyorum bulunur sizde bize bana siz biz sonra sonrasi once oncesi ' +
    'sirasinda kullanilan kullanilir kullanilacak kullanilabilecek kullanilabilir kullaniliyor uygun satiyor fiyat fiyati ' +
    'and or for with the of a an to in on at by from as is are be can do does you i we it its my me us our have has had ' +
    'there that this which what who how when where that need needs want looking sell best good use used using your any some ' +
    'without after before during between through price keep post op postop preop'
  ).split(/\s+/u),
);

/** Words that nearly any product may be called by: they order what the others find. */
const genericStems: ReadonlySet<string> = new Set(
  (
    'alet cihaz urun malzeme sistem ekipman set takim cerrahi ameliyat tedavi tibbi medikal doktor hekim ' +
    'device system instrument equipment product tool set kit supply machine surgery surgical operation treatment medical doctor'
  )
    .split(/\s+/u)
    .map(stemOf),
);

/** Whether nearly any product may be called by the folded word, in any form. */
export const isGenericWord = (word: string): boolean => genericStems.has(stemOf(word));
