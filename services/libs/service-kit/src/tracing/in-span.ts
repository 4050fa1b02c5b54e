import { type Context, context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { summarizeError } from '../summarize-error.ts';
import type { SpanFields } from './span-fields.ts';

/** Without an exporter its spans are empty and are not kept. */
const tracer = trace.getTracer('annuity-lantern');

export interface OpenSpan {
  set(fields: SpanFields): void;
}

interface SpanOptions {
  /** `outside`: a call to another process. */
  readonly kind?: 'inside' | 'outside';
  readonly fields?: SpanFields;
}

/** Does the work within a span, a child of the span around it. A span is `failed` if the work rejects. */
export async function inSpan<T>(name: string, { kind, fields }: SpanOptions, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  const span = tracer.startSpan(name, { kind: kind === 'outside' ? SpanKind.CLIENT : SpanKind.INTERNAL });
  const open: OpenSpan = { set: (more) => void span.setAttributes(more) };
  if (fields) open.set(fields);
  try {
    return await context.with(trace.setSpan(context.active(), span), work, undefined, open);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Holds no message: it may quote what a person typed. */
function markFailed(span: Span, error: unknown): void {
  const { code, type } = summarizeError(error);
  span.setAttributes({ 'error.type': code ?? type });
  span.setStatus({ code: SpanStatusCode.ERROR });
}

export interface CallSpan {
  /** Does the work within the span. */
  run<T>(work: () => T): T;
  /** Ends the span of a call with a name. Other calls, such as files and health, leave no span. */
  end(name: string | undefined, fields: SpanFields, failed: boolean): void;
}

/** The span of a call that this process answers, a child of the span in the call's headers. */
export function startCallSpan(headers: Readonly<Record<string, unknown>>): CallSpan {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent);
  const within = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(within, work),
    end: (name, fields, failed) => {
      // A span that never ends is not exported.
      if (name === undefined) return;
      span.updateName(`call ${name}`);
      span.setAttributes(fields);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The headers by which a service of ours continues this trace. */
export function traceHeaders(): Record<string, string> {
  return injected(context.active());
}

/** The current trace as text, for `inTrace`. Undefined without one. */
export function currentTrace(): string | undefined {
  const headers = injected(context.active());
  // The format of bullmq-otel.
  return Object.keys(headers).length > 0 ? JSON.stringify(headers) : undefined;
}

/** Does the work as a part of a trace, or of none. */
export function inTrace<T>(traced: string | undefined, work: () => T): T {
  return context.with(traced === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, JSON.parse(traced)), work);
}

function injected(from: Context): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(from, headers);
  return headers;
}
