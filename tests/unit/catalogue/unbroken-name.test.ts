import { expect, test } from 'vitest';
import { unbrokenName } from '../../../src/features/procedures/unbroken-name.ts';

test('a Turkish adjective in -lı stays with the word before it', () => {
  expect(unbrokenName('Bavenna İnce Dişli Doku Penseti', 'tr')).toBe('Bavenna İnce\u00A0Dişli Doku Penseti');
  expect(unbrokenName('Joralis Üç Tuşlu', 'tr')).toBe('Joralis Üç\u00A0Tuşlu');
  expect(unbrokenName('Liva Lila Penset', 'tr')).toBe('Liva Lila Penset');
});

test('an English name stays as it is', () => {
  expect(unbrokenName('Arlesta Diamond-Coated Tivoli Rasp', 'en')).toBe('Arlesta Diamond-Coated Tivoli Rasp');
});
