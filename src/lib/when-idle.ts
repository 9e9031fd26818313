const fallbackMs = 2000;

/** Runs a task when the browser has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, fallbackMs);
};
