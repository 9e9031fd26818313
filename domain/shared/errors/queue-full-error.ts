/** Too many tasks are waiting already. The same call may succeed later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
