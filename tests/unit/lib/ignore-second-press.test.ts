import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from '../../../src/lib/ignore-second-press.ts';

const [remove, undo] = [new EventTarget(), new EventTarget()];
const controls = [remove, undo];

/** Hears what its two controls are pressed with: in Node events rise to no parent. */
const windowOfControls: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = {
  addEventListener: (...listener) => {
    for (const control of controls) control.addEventListener(...listener);
  },
  removeEventListener: (...listener) => {
    for (const control of controls) control.removeEventListener(...listener);
  },
};

/** A press by a key has no place. */
const byKey = () =>
  Object.assign(new Event('click', { cancelable: true }), { detail: 0, pageX: 0, pageY: 0 });

const byMouse = (pageX: number, detail = 1) =>
  Object.assign(new Event('click', { cancelable: true }), { detail, pageX, pageY: 40 });

const byHeldKey = (repeat = true, key = 'Enter') =>
  Object.assign(new Event('keydown', { cancelable: true }), { repeat, key });

const isIgnored = (control: EventTarget, event: Event): boolean => !control.dispatchEvent(event);

const press = (control: EventTarget, event: ReturnType<typeof byKey>): void => {
  control.dispatchEvent(event);
  ignoreSecondPress({ nativeEvent: event });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', windowOfControls);
});

afterEach(() => {
  vi.runAllTimers();
  remove.dispatchEvent(new Event('keyup'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a second press of the same button by a key is ignored for a moment, that of another one never', () => {
  press(remove, byKey());
  expect(isIgnored(undo, byKey())).toBe(false);
  expect(isIgnored(remove, byKey())).toBe(true);
  vi.advanceTimersByTime(700);
  expect(isIgnored(remove, byKey())).toBe(false);
});

test('a key that is held presses nothing more, wherever the focus is and however long, until it is released', () => {
  press(remove, byKey());
  vi.advanceTimersByTime(5000);
  expect(isIgnored(undo, byHeldKey())).toBe(true);
  expect(isIgnored(undo, byHeldKey(false))).toBe(false);
  expect(isIgnored(undo, byHeldKey(true, 'ArrowDown'))).toBe(false);
  undo.dispatchEvent(new Event('keyup'));
  expect(isIgnored(undo, byHeldKey())).toBe(false);
});

test('a click is ignored at the same place, whatever has come there, and the second of a double click anywhere', () => {
  press(remove, byMouse(100));
  expect(isIgnored(undo, byMouse(110))).toBe(true);
  expect(isIgnored(undo, byMouse(200))).toBe(false);
  expect(isIgnored(undo, byMouse(200, 2))).toBe(true);
  expect(isIgnored(remove, byKey())).toBe(false);
  expect(isIgnored(remove, byHeldKey())).toBe(false);
  vi.advanceTimersByTime(700);
  expect(isIgnored(undo, byMouse(100))).toBe(false);
});
