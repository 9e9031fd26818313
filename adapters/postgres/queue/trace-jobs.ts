import type { Task, TaskList } from 'graphile-worker';
import * as z from 'zod';

/** Runs in the span of a job. @param start `cause` is the W3C traceparent of what queued it */
export type TraceJob = <Result>(
  start: {
    readonly name: string;
    readonly attributes: Readonly<Record<string, number>>;
    readonly cause: string | undefined;
  },
  run: () => Promise<Result>,
) => Promise<Result>;

const causedPayload = z.object({ traceparent: z.string() });

const traceTask =
  (name: string, run: Task, traceJob: TraceJob): Task =>
  (payload, helpers) =>
    traceJob(
      {
        name,
        attributes: { 'site.attempt': helpers.job.attempts },
        cause: causedPayload.safeParse(payload).data?.traceparent,
      },
      async () => run(payload, helpers),
    );

/** Shows each job of the tasks in a span. */
export const traceJobs = (tasks: TaskList, traceJob: TraceJob): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).flatMap(([name, run]) =>
      run ? [[name, traceTask(name, run, traceJob)] as const] : [],
    ),
  );
