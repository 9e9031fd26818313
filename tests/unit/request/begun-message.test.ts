import { expect, test } from 'vitest';
import { requestFields } from '#contracts/request-form.ts';
import { questionPath } from '#domain/site/question-path.ts';
import { readBegunMessage } from '../../../src/features/request/editing/begun-message.ts';

const searchOf = (...question: Parameters<typeof questionPath>): string =>
  new URL(questionPath(...question), 'https://example.com').search;

test.for([
  [{ q: 'titanyum vida' }, 'tr', 'Şunu bulamadım: titanyum vida'],
  [{ q: '4 mm 30° & “x”' }, 'en', 'I could not find: 4 mm 30° & “x”'],
  [{ lot: 'KX-24' }, 'en', 'I am looking for the document of lot KX-24'],
  [{ lot: '24-0117, 9/1' }, 'tr', 'Şu lotun belgesini arıyorum: 24-0117, 9/1'],
  [{ document: 'SN-1, Sertifika' }, 'tr', 'Şunun belgesini bulamadım: SN-1, Sertifika'],
] as const)('the address of the question %j begins a message in %s', ([question, language, text]) => {
  expect(readBegunMessage(searchOf(question), language)).toMatchObject({ text });
});

test.for(['', '?items=drill', '?q=', '?q=%20%00', '?q=%E2%80%AE', '?lot=%09', '?words=x'])(
  'the query %j asks nothing',
  (search) => {
    expect(readBegunMessage(search, 'en')).toBeUndefined();
  },
);

test.for([
  ['NUL and line breaks', 'a%00b%0D%0A%0Ac', 'I could not find: a b c'],
  ['marks that turn the order round', '%E2%80%AEabc%E2%80%AC', 'I could not find: abc'],
  ['markup', '%3C/textarea%3E%3Cb%3E', 'I could not find: </textarea><b>'],
  ['half a character', '%ED%A0%80x', 'I could not find: ���x'],
])('%s in a question make a message that can be sent', ([, value, text]) => {
  expect(readBegunMessage(`?q=${value}`, 'en')?.text).toBe(text);
  expect(requestFields.shape.message.safeParse(text)).toEqual({ success: true, data: text });
});

test('a question that is too long begins a message of the length that the form takes', () => {
  const { text = '' } = readBegunMessage(`?q=${encodeURIComponent('😀'.repeat(4000))}`, 'en') ?? {};
  expect(text.length).toBeGreaterThan(4990);
  expect(requestFields.shape.message.safeParse(text).success).toBe(true);
});

test('a question has one key in both languages', () => {
  const [turkish, english] = (['tr', 'en'] as const).map((language) => readBegunMessage('?q=x', language));
  expect(turkish?.key).toBe(english?.key);
  expect(turkish?.text).not.toBe(english?.text);
});
