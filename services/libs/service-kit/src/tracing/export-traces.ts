import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { BullMQOtel } from 'bullmq-otel';
import type { TraceSampler, TracingSettings } from '../env.ts';
import type { Log } from '../log.ts';
import { lowRateWarning } from '../low-rate-warning.ts';
import { traceJobs } from '../queue/job-telemetry.ts';
import { withDeadline } from '../with-deadline.ts';
import { pickSpanFields, spanName } from './span-fields.ts';

export interface Tracing {
  /** Sends what is not sent yet, for at most two seconds. */
  stop(): Promise<void>;
}

/** Spans that wait for the collector. Later ones are dropped. */
const MOST_WAITING = 2048;
/** In milliseconds. */
const EXPORT_BUDGET = 5000;
const STOP_BUDGET = 2000;

const samplers: Readonly<Record<TraceSampler, (share: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (share) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
};

export function exportTraces(service: string, settings: TracingSettings & { readonly endpoint: string }, log: Log): Tracing {
  const { endpoint, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  const warn = lowRateWarning(log.warn);
  setGlobalErrorHandler((error) => warn('traces could not be exported', { error }));
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_BUDGET });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: samplers[sampler](share),
    spanProcessors: [
      withoutUpkeep(
        new BatchSpanProcessor({ exporter: withAllowedFields(exporter), maxQueueSize: MOST_WAITING, exportTimeoutMillis: EXPORT_BUDGET }),
      ),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  traceJobs(new BullMQOtel({ tracerName: 'annuity-lantern' }));
  return {
    stop: () =>
      withDeadline(STOP_BUDGET, provider.shutdown(), () => new Error('the collector did not answer in time')).catch((error) =>
        log.warn('the last traces could not be exported', { error }),
      ),
  };
}

/** Exports of each span only what the list of fields allows, also of spans that a library makes. */
export function withAllowedFields(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(allowedPart), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function allowedPart(span: ReadableSpan): ReadableSpan {
  const { kind, startTime, endTime, duration, ended, resource, instrumentationScope, parentSpanContext, status } = span;
  return {
    name: spanName(span.name),
    kind,
    spanContext: () => span.spanContext(),
    ...(parentSpanContext ? { parentSpanContext } : {}),
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    attributes: pickSpanFields(span.attributes),
    // A message of an error may quote what a person typed.
    status: { code: status.code === SpanStatusCode.ERROR ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    events: [],
    links: span.links.map((link) => ({ context: link.context })),
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** What a queue does with a job of ours. Its other operations look for stalled jobs, extend locks and the like, every few seconds. */
const ofJobs: readonly unknown[] = ['add', 'addBulk', 'process'];

function withoutUpkeep(processor: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => processor.onStart(span, parent),
    onEnd: (span) => {
      const operation = span.attributes['bullmq.queue.operation'];
      if (operation === undefined || ofJobs.includes(operation)) processor.onEnd(span);
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}
