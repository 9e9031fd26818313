import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { CleanUp } from '../process/parallel-clean-up.ts';
import type { Tracing } from '../telemetry/tracing.ts';

interface Options {
  readonly config: Pick<Config, 'traces'>;
  /** Name of this process where the operator has set none. */
  readonly service: 'site' | 'worker';
  readonly logger: Logger;
  readonly cleanUp: CleanUp;
}

/** Traces the process until the clean-up, if the settings say where to. Otherwise nothing of OpenTelemetry's SDK is loaded. */
export const startTracing = async ({
  config: { traces },
  service,
  logger,
  cleanUp,
}: Options): Promise<Tracing | undefined> => {
  if (!traces) return undefined;
  const { createTracing } = await import('../telemetry/tracing.ts');
  const tracing = createTracing({
    ...traces,
    service,
    onExport: (err) =>
      err
        ? logger.warn({ err }, 'traces cannot be exported. Check OTEL_EXPORTER_OTLP_ENDPOINT.')
        : logger.info('traces are exported again'),
  });
  cleanUp.defer(tracing.stop);
  return tracing;
};
