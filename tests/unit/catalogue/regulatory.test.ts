import { expect, test } from 'vitest';
import {
  type Regulatory,
  deviceClasses,
  isFictional,
  needsNotifiedBody,
  regulatoryFacts,
} from '#domain/catalogue/products/regulatory.ts';

const bare = (classification: Regulatory['classification']): Regulatory => ({
  classification,
  ceMark: false,
  professionalUse: false,
});

const states = (regulatory: Regulatory | undefined): Record<string, string> =>
  Object.fromEntries(regulatoryFacts(regulatory).map(({ field, state }) => [field, state]));

test('every device class but I needs a notified body', () => {
  expect(deviceClasses.filter((each) => !needsNotifiedBody(each))).toEqual(['I']);
  expect(needsNotifiedBody('none')).toBe(false);
});

test('information that the device class requires and that is not known is missing', () => {
  expect(states(bare('IIa'))).toEqual({
    classification: 'given',
    ceMark: 'missing',
    notifiedBody: 'missing',
    udiDi: 'missing',
    uts: 'missing',
  });
});

test('a class I device without a notified body misses nothing', () => {
  expect(states(bare('I'))['notifiedBody']).toBe('notNeeded');
});

test('a product that is no medical device misses no information', () => {
  expect(states(bare('none'))).toEqual({ classification: 'notNeeded' });
  expect(states({ ...bare('none'), ceMark: true })).toEqual({ classification: 'notNeeded', ceMark: 'given' });
});

test('a product without regulatory information misses all that every device needs', () => {
  expect(states(undefined)).toEqual({
    classification: 'missing',
    ceMark: 'missing',
    udiDi: 'missing',
    uts: 'missing',
  });
});

test('complete regulatory information is listed in reading order', () => {
  const full: Regulatory = {
    classification: 'IIb',
    ceMark: true,
    notifiedBody: '1234',
    udiDi: '09506000134352',
    uts: 'UTS-77',
    professionalUse: true,
  };
  expect(regulatoryFacts(full)).toEqual([
    { field: 'classification', state: 'given', value: 'IIb' },
    { field: 'ceMark', state: 'given', value: 'CE' },
    { field: 'notifiedBody', state: 'given', value: '1234' },
    { field: 'udiDi', state: 'given', value: '09506000134352' },
    { field: 'uts', state: 'given', value: 'UTS-77' },
  ]);
  expect(isFictional(full)).toBe(false);
});

test.each([{ notifiedBody: '0000' }, { udiDi: '09520001000072' }, { uts: 'DEMO-1' }])(
  'regulatory information with %o is marked as fictional',
  (value) => {
    expect(isFictional({ ...bare('IIa'), ...value })).toBe(true);
  },
);
