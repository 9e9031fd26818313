import { createTaskQueue } from '../process/task-queue.ts';

/** Maximum number of drawings in a queue: the last waits some seconds. */
const maxQueuedDrawings = 40;

/** Creates a queue of drawings, such as data sheets or sharing cards: each kind has its own. */
export const createDrawingQueue = () => createTaskQueue(maxQueuedDrawings);
