import { expect, test } from 'vitest';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { encodeItems } from '#contracts/list/items.ts';
import { withList } from '../../../src/features/request/list/with-list.ts';
import { withServerList } from '../../../src/features/request/list/server-list.ts';

const itemsOf = (text: string) => decodeItems(text) ?? [];

test.for([
  ['drill:100,saw', 'laser', 'drill:100,saw,laser', 'a product joins'],
  ['drill:100', 'drill', 'drill:100', 'one that was added once more keeps its quantity'],
  ['drill:100', 'drill:3', 'drill:3', 'a smaller quantity that was entered since counts'],
  ['drill:100,saw', 'drill*BX:3', 'drill*BX:3,saw', 'so does one in another unit'],
  ['drill:100,drill*PK:2,saw', 'drill*BX:3', 'drill*BX:3,saw', 'it takes the place of all lines'],
  ['drill:100', 'drill:40,drill*BX:3', 'drill:40,drill*BX:3', 'two lines take the place of one'],
  ['drill:100', 'drill:?5-10', 'drill:?5-10', 'what was typed in place of a quantity is to be corrected'],
  ['drill:?5-10', 'drill', 'drill:?5-10', 'and stays where the product was added once more'],
  ['drill~TP-10:4', 'drill:7', 'drill~TP-10:4,drill:7', 'a variant is another product'],
] as const)('%s with %s is %s: %s', ([ownList, added, list]) => {
  expect(encodeItems(withList(itemsOf(ownList), itemsOf(added)))).toBe(list);
});

test.for([
  ['', 'drill:100'],
  ['*.drill*BX:3.saw', 'drill*BX:3,saw'],
  ['*', ''],
  ['saw', 'drill:100,saw'],
] as const)('with the cookie "%s" the list is %s', ([cookie, list]) => {
  expect(encodeItems(withServerList(itemsOf('drill:100'), cookie))).toBe(list);
});
