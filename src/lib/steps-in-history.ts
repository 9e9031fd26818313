/** Gets each step in the history before the router does, and keeps from it those that it stops. Part of every page. */
export const stepsInHistory: { handle?: (event: PopStateEvent) => void } = {};

/**
 * Watches steps in the history. To be called before the router listens: of an event at the window, listeners are called
 * in the order in which they came.
 */
export const watchSteps = (): void =>
  window.addEventListener('popstate', (event) => stepsInHistory.handle?.(event));
