import { storeText, storedText } from '../../lib/stored-text.ts';

const key = 'map';

/** Whether the map is shown without a click, as the visitor wished on this device. */
export const isMapRemembered = (): boolean => storedText('localStorage', key) !== null;

/** Tells the other map of the page too; browsers tell other tabs. */
export const rememberMap = (isRemembered: boolean): void => {
  storeText('localStorage', key, isRemembered ? '1' : undefined);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};
