import { expect, test } from 'vitest';
import { decodeSentRequests, withSentRequest } from '#contracts/sent-requests.ts';

const request = (number: number) =>
  ({ reference: String(10_000_000 + number), kind: 'oem', day: '2026-11-27', time: '09:05' }) as const;

test('the newest five requests are remembered, the newest first', () => {
  const cookie = [1, 2, 3, 4, 5, 6].reduce((value, number) => withSentRequest(value, request(number)), '');
  expect(decodeSentRequests(cookie)).toEqual([6, 5, 4, 3, 2].map(request));
});

test('a request that is received again keeps its day', () => {
  const cookie = withSentRequest(withSentRequest('', request(1)), request(2));
  const again = withSentRequest(cookie, { ...request(1), day: '2026-12-01' });
  expect(decodeSentRequests(again)).toEqual([request(1), request(2)]);
});

test('time and count of products are remembered', () => {
  const whole = { ...request(1), kind: 'offer', products: 12 } as const;
  const cookie = withSentRequest('10000002_2026-11-27T0905_technicalService', whole);
  expect(cookie).toBe('10000001_2026-11-27T0905_offer_12.10000002_2026-11-27T0905_technicalService');
  expect(decodeSentRequests(cookie)).toEqual([whole, { ...request(2), kind: 'technicalService' }]);
});

test('a cookie holds only what cookies may', () => {
  expect(withSentRequest('', { ...request(1), time: '23:59', products: 100 })).toMatch(/^[\w.-]+$/u);
});

test('what is no request in a cookie is left out', () => {
  const faulty = [
    '1234567_2026-11-27T0905_offer',
    '12345678_2026-13-27T0905_offer',
    '12345678_2026-11-27T0905_constructor',
    '12345678_2026-11-27_offer',
    '12345678_2026-11-27T2460_offer',
    '12345678_2026-11-27T0905_offer_0',
    '12345678_2026-11-27T0905_offer_9999',
    '<b>_2026-11-27T0905_offer',
    '',
  ];
  expect(decodeSentRequests([...faulty, '10000001_2026-11-27T0905_oem'].join('.'))).toEqual([request(1)]);
});
