import { expect, test } from 'vitest';
import { unbrokenName } from '../../../src/features/procedures/unbroken-name.ts';

test('a Turkish adjective in -lı stays with the word before it', () => {
  expect(unbrokenName('Bavenna İnce Dişli Doku Penseti', 'tr')).toBe('Bavenna İnce\u00A0Dişli Doku Penseti');
  expect(unbrokenName('Joralis Üç Tuşlu', 'tr')).toBe('Joralis Üç\u00A0Tuşlu');
  expect(unbrokenName('Liva Lila Penset', 'tr')).toBe('Liva Lila Penset');
});

test('an English name breaks at its spaces and at no hyphen', () => {
  expect(unbrokenName('Arlesta Diamond-Coated Tivoli Rasp', 'en')).toBe(
    'Arlesta Diamond-\u2060Coated Tivoli Rasp',
  );
});
