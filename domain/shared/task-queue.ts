/**
 * Runs a task after those that were added before it, and resolves or rejects as it does.
 * @throws QueueFullError when too many are waiting
 */
export type AddTask = <Result>(task: () => Promise<Result>) => Promise<Result>;
