import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { describeProcess } from './describe-process.ts';
import { reportExports } from './report-exports.ts';
import { type SamplerName, createSampler } from './sampler.ts';

/** Neither values of queries nor anything about a person. */
type Attributes = Readonly<Record<string, string | number>>;

interface Options {
  /** Takes OTLP over HTTP as JSON, as http://127.0.0.1:4318/v1/traces. */
  readonly url: string;
  readonly sampler: SamplerName;
  /** Ratio for the samplers by ratio: 0 to 1. */
  readonly samplerRatio: number;
  /** Name of the service, unless OTEL_SERVICE_NAME is set. */
  readonly service: string;
  /** Called once when traces cannot be exported any more, and once when they can again. */
  readonly onExport: (error: Error | undefined) => void;
}

interface SpanStart {
  readonly name: string;
  readonly attributes?: Attributes;
}

export interface Tracing {
  /**
   * Runs in the span of a request, the first of a trace.
   * @param start `parent` is the caller's W3C traceparent, whose trace goes on
   * @param handle gets a function that ends the span
   */
  readonly request: (
    start: SpanStart & { readonly parent: string | undefined },
    handle: (end: (attributes: Attributes, hasFailed: boolean) => void) => void,
  ) => void;
  /** Runs in the span of a job, the first of a trace. @param start `cause` is the traceparent of what queued it */
  readonly job: <Result>(
    start: SpanStart & { readonly cause: string | undefined },
    run: () => Promise<Result>,
  ) => Promise<Result>;
  /** Within a request or a job, runs in a span of it; elsewhere, as without traces. */
  readonly step: <Result>(
    start: SpanStart & { readonly isCall?: boolean },
    run: () => Promise<Result>,
  ) => Promise<Result>;
  /** The W3C traceparent of the present span, if that is sampled. */
  readonly current: () => string | undefined;
  /** Sends what is left, for a second at most. */
  readonly stop: () => Promise<void>;
}

/** No attribute is longer, in characters: statements of searches may be. */
const maxAttributeLength = 4096;

/** A collector that hangs must not keep the process from stopping. */
const lastExportTimeoutMs = 1000;

/** Says what failed, and not about whom: messages of errors have values and addresses in them. */
const errorTypeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const remoteContext = (traceparent = ''): SpanContext | undefined => {
  const context = parseTraceParent(traceparent);
  return context ? { ...context, isRemote: true } : undefined;
};

const runInSpan = async <Result>(span: Span, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    span.setAttribute('error.type', errorTypeOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};

/**
 * Makes spans and sends them to a collector in batches, of which it holds 2048 spans at most. Nothing is registered globally.
 * What else the exporter can be told (headers, certificates, timeout, compression) it reads from OTEL_EXPORTER_OTLP_….
 */
export const createTracing = (options: Options): Tracing => {
  const exporter = reportExports(new OTLPTraceExporter({ url: options.url }), options.onExport);
  const provider = new TracerProvider({
    resource: describeProcess(options.service),
    sampler: createSampler(options.sampler, options.samplerRatio),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('site');
  const contexts = new AsyncLocalStorage<Context>();
  const within = <Result>(parent: Context, span: Span, run: () => Result): Result =>
    contexts.run(trace.setSpan(parent, span), run);
  return {
    request({ name, attributes, parent }, handle) {
      const caller = remoteContext(parent);
      const context = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.SERVER, ...(attributes && { attributes }) },
        context,
      );
      within(context, span, () =>
        handle((more, hasFailed) => {
          span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }),
      );
    },
    job({ name, attributes, cause }, run) {
      const causing = remoteContext(cause);
      const span = tracer.startSpan(
        name,
        {
          kind: SpanKind.CONSUMER,
          ...(attributes && { attributes }),
          ...(causing && { links: [{ context: causing }] }),
        },
        ROOT_CONTEXT,
      );
      return within(ROOT_CONTEXT, span, () => runInSpan(span, run));
    },
    step({ name, attributes, isCall = false }, run) {
      const context = contexts.getStore();
      if (!context || !trace.getSpan(context)?.isRecording()) return run();
      const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const span = tracer.startSpan(name, { kind, ...(attributes && { attributes }) }, context);
      return within(context, span, () => runInSpan(span, run));
    },
    current() {
      const context = contexts.getStore();
      const span = context && trace.getSpan(context);
      return span?.isRecording() ? traceparentOf(span.spanContext()) : undefined;
    },
    async stop() {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, lastExportTimeoutMs);
      // What could not be sent is reported by then.
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
};
