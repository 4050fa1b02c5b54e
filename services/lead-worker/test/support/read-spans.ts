import type { HttpSink } from './http-sink.ts';

export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'fields'> & {
        readonly attributes: readonly { readonly key: string; readonly value: object }[];
      })[];
    }[];
  }[];
}

/** The spans that a collector has received so far (OTLP as JSON). */
export function readSpans({ received }: HttpSink): ReceivedSpan[] {
  const resources = received.flatMap(({ body }) => (JSON.parse(body) as Exported).resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return spans.map(({ attributes, ...span }) => ({
    ...span,
    fields: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  }));
}
