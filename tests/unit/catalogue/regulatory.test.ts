import { expect, test } from 'vitest';
import {
  type Regulatory,
  deviceClasses,
  isFictional,
  needsNotifiedBody,
  regulatoryFacts,
} from '#domain/catalogue/regulatory.ts';

const bare = (classification: Regulatory['classification']): Regulatory => ({
  classification,
  ceMark: false,
  professionalUse: false,
});

const states = (regulatory: Regulatory | undefined): Record<string, string> =>
  Object.fromEntries(regulatoryFacts(regulatory).map(({ field, state }) => [field, state]));

test('every class but I needs a notified body', () => {
  expect(deviceClasses.filter((each) => !needsNotifiedBody(each))).toEqual(['I']);
  expect(needsNotifiedBody('none')).toBe(false);
});

test('what a class calls for and is not there is missing', () => {
  expect(states(bare('IIa'))).toEqual({
    classification: 'given',
    ceMark: 'missing',
    notifiedBody: 'missing',
    udiDi: 'missing',
    uts: 'missing',
  });
});

test('class I misses no notified body', () => {
  expect(states(bare('I'))['notifiedBody']).toBe('notNeeded');
});

test('of what is no device, nothing is missing', () => {
  expect(states(bare('none'))).toEqual({ classification: 'notNeeded' });
  expect(states({ ...bare('none'), ceMark: true })).toEqual({ classification: 'notNeeded', ceMark: 'given' });
});

test('of a product without a block, all is missing that any device has', () => {
  expect(states(undefined)).toEqual({
    classification: 'missing',
    ceMark: 'missing',
    udiDi: 'missing',
    uts: 'missing',
  });
});

test('a full block has every value, in the order of reading', () => {
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
  '%o says of itself that it is made up',
  (value) => {
    expect(isFictional({ ...bare('IIa'), ...value })).toBe(true);
  },
);
