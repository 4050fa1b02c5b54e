import { number, word } from '../log.ts';

/**
 * The attributes that an exported span may have. Others are dropped, and values of another shape are replaced, also those that a library
 * sets, so that no name, address or text of a visitor leaves with a span.
 */
const allowed = {
  'lantern.request_id': word,
  'lantern.lead_id': word,
  'lantern.endpoint': word,
  'lantern.effect': word,
  'lantern.attempts': number,
  'lantern.outcome': word,
  'error.type': word,
  'http.request.method': word,
  'http.response.status_code': number,
  'server.address': word,
  // Set by bullmq-otel.
  'bullmq.queue.name': word,
  'bullmq.queue.operation': word,
  'bullmq.job.id': word,
  'bullmq.job.name': word,
  'bullmq.job.attempts.made': number,
  'bullmq.job.bulk.count': number,
} as const;

type FieldOf<Shape> = Shape extends typeof number ? number : string;
export type SpanFields = { readonly [Name in keyof typeof allowed]?: FieldOf<(typeof allowed)[Name]> | undefined };

/** The allowed attributes of a span. */
export function pickSpanFields(attributes: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const picked: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!Object.hasOwn(allowed, name)) continue;
    const kept = allowed[name as keyof typeof allowed](value);
    if (kept !== null) picked[name] = kept;
  }
  return picked;
}

/** Names of ours, and those of bullmq-otel: an operation and a queue. */
export function spanName(name: string): string {
  return /^[\w./:-]+(?: [\w./:-]+){0,4}$/.test(name) && name.length <= 120 ? name : 'unnamed';
}
