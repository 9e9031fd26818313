import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * An exporter that reports when the collector stops and when it begins to take spans, not each batch that is lost.
 * @param onChange gets the error, or `undefined` once spans are taken again
 */
export const reportExports = (
  exporter: SpanExporter,
  onChange: (error: Error | undefined) => void,
): SpanExporter => {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed !== isFailing)
          onChange(hasFailed ? (result.error ?? new Error('The collector takes no spans.')) : undefined);
        isFailing = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
};
