import type { DataSource } from 'typeorm';
import { interceptQueries } from './intercept-queries.ts';

/** Runs in a span of the request or job that it is called in. */
export type TraceCall = <Result>(
  start: {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly isCall: true;
  },
  run: () => Promise<Result>,
) => Promise<Result>;

/** SELECT, INSERT, WITH, START… */
const firstWordOf = (text: string): string => /\w+/u.exec(text)?.[0].toUpperCase() ?? 'QUERY';

/** Shows each query of the data source in a span, by its text: values are parameters, which are left out. */
export const traceQueries = (dataSource: DataSource, traceCall: TraceCall): void => {
  interceptQueries(dataSource, (args, { run }) => {
    const [text] = args;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return traceCall({ name: firstWordOf(text), attributes, isCall: true }, () => run(...args));
  });
};
