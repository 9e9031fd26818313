import { formsOf } from '#domain/search/words/word-forms.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';

/** Words of shops and catalogues, folded, that stand beside the name of any product. */
const labels =
  'uygun satiyor fiyat fiyati fiyatlari ucuz ref katalog kodu kod referans barkod stok beden boy boyu ebat tip tipi model ' +
  'best better good cheap price prices catalogue catalog cat code part number ref size sizes model removal removing remover replacement';
export const labelWords: ReadonlySet<string> = new Set(labels.split(' '));

/** Words of sentences, questions and catalogues, folded, that say nothing about a product. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    've veya ya da ile icin gibi kadar gore karsi dogru beri bir bu su o bunu bunlar sunu onu onun onlar bana beni benim bize bizim ' +
    'siz sizde sizin biz ben kendi kendiliginden hep hepsi her herhangi hic kimse sey seyi seyler de mi mu midir ki ise var varmi yok ' +
    'ne neden nedir nasil hangi hangisi hangileri kac kim nerede nereden en cok daha hem pek sadece ayni ayrica acaba ama ancak ' +
    'belki bile boyle oyle butun tum cunku degil diger diye fakat hatta lutfen yani zaten iken olan olani olanlar olarak olup olur olsun olmasi ' +
    'oldugu olmadigini olmayan eden edilen ederim edebilirim etmek yapan yapilan yapmak yapilir yerine uzere sirada ' +
    'lazim gerek gerekli gerekiyor istiyorum gormek almak ogrenmek ariyorum almaliyim alabilirim bulunur bulabilirim onerirsiniz sonra sonrasi ' +
    'sonrasinda once oncesi oncesinde sirasinda kullanilan kullanilir kullanilacak kullanilabilecek kullanilabilir kullaniliyor ' +
    `${labels} ` +
    'and or but nor so if than then for with of a an the to in into on onto at by from as off out about around over under is are was ' +
    'were am be been being can could may might must should would will shall do does did done you your yours i he she we they them ' +
    'their it its itself my me mine us our this that these those there here which what who whom whose how when where why any some ' +
    'something anything thing things stuff kind sort such one ones other others another same own have has had having get gets got ' +
    'need needs needed want wants looking look find found buy sell sells put puts keep keeps let lets make makes made take takes ' +
    'taken taking give gives come comes go goes going send see seen show shows try tries tried work works working use uses used ' +
    'using call called please easy comfortable very really just only also too not no yes without within ' +
    'after before during between through while until because post op postop preop'
  ).split(/\s+/u),
);

/** Words that nearly any product may be called by: they order what the others find. */
const genericWords: ReadonlySet<string> = new Set(
  (
    'alet cihaz makine urun malzeme parca olcu sistem ekipman set takim cerrahi ameliyat operasyon tedavi tibbi medikal doktor hekim cerrah klinik ameliyathane salon ' +
    'device system instrument equipment product tool set kit supply machine surgery surgical operation operating treatment medical doctor surgeon hospital clinic theatre room ' +
    'remove stop replace carry store close hold check protect treat prevent cover insert apply attach inside outside broken safely'
  )
    .split(/\s+/u)
    .flatMap((word) => Array.from(formsOf(word))),
);
const genericStems: ReadonlySet<string> = new Set(Array.from(genericWords, stemOf));

/** Whether nearly any product may be called by the folded word, in any form. */
export const isGenericWord = (word: string): boolean =>
  genericWords.has(word) || genericStems.has(stemOf(word));
