import { expect, test } from 'vitest';
import { drawBalance, wouldNotice } from '../../endurance/balance.ts';

const form = (number: number, accepted = true) => ({ name: `Ziyaretçi ${number}`, accepted });

const mail = (number: number, messageId = `<request-${number}>`) => ({
  messageId,
  text: `Ad: Ziyaretçi ${number}\nMesaj: İstek`,
});

test('a balance says what became of each request', () => {
  const forms = [form(1), form(2), form(3), form(4), form(5, false), form(11)];
  const mails = [mail(1), mail(2), mail(2), mail(3), mail(3, '<another>'), mail(5)];
  expect(drawBalance(mails, forms)).toEqual({
    sent: 6,
    accepted: 5,
    mailedOnce: 1,
    mailedAgain: 1,
    doubled: 1,
    lost: 2,
    mailedUnaccepted: 1,
  });
});

test('a confirmation to a visitor is no mail to staff', () => {
  expect(drawBalance([mail(1, '<confirmation-1>')], [form(1)]).lost).toBe(1);
});

test('a digest mails each of its requests', () => {
  const digest = { messageId: '<digest-1>', text: 'Ziyaretçi 1\nZiyaretçi 2\n' };
  expect(drawBalance([digest], [form(1), form(2)])).toMatchObject({ mailedOnce: 2, lost: 0 });
});

test('a balance is a proof if it would have shown a mail too few and one too many', () => {
  expect(wouldNotice([mail(1), mail(2)], [form(1), form(2)])).toBe(true);
  expect(wouldNotice([], [])).toBe(false);
  expect(wouldNotice([mail(1)], [form(1, false)])).toBe(false);
  // Mails that it cannot read count for nobody.
  expect(wouldNotice([{ messageId: '<request-1>', text: 'Ziyaretci 1' }], [form(1)])).toBe(false);
});
