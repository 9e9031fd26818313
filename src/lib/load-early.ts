/** Loads what will probably be needed. After a failure, the call that needs it tries again and reports. */
export const loadEarly = (load: () => Promise<unknown>): void => {
  load().catch(() => {});
};
