import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly events: readonly unknown[];
  readonly status: { readonly code?: number; readonly message?: string };
}

let bodies: string[];
let answer: (response: ServerResponse) => void;
let collector: ReturnType<typeof createServer>;
let endpoint: string;

beforeEach(async () => {
  bodies = [];
  answer = (response) => response.end('{}');
  collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  return () => {
    collector.closeAllConnections();
    collector.close();
  };
});

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url));

/** Runs a module in a process of its own, because the SDK belongs to the whole process. */
async function run(settings: object, work: string): Promise<{ lines: string[]; code: number | null }> {
  const module = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); loaded.add(found.url); return found; } });
    const { createLog } = await import(${here('../log.ts')});
    const { startTracing } = await import(${here('./start-tracing.ts')});
    const { inSpan, currentTrace, inTrace, traceHeaders } = await import(${here('./in-span.ts')});
    const log = createLog('test', 'info');
    const tracing = await startTracing('test', { OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: 1, ...${JSON.stringify(settings)} }, log);
    ${work}
    await tracing.stop();
    process.exit(0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', module], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { lines: printed.trimEnd().split('\n'), code };
}

function sent(): SentSpan[] {
  const exports = bodies.map((body) => JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] });
  return exports.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
}

const fieldsOf = (span: SentSpan | undefined) => Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value]) ?? []);

describe('without a collector', () => {
  it('loads nothing of the SDK, in no module that opens spans', async () => {
    const doors = [
      '../http-app.ts',
      '../endpoint.ts',
      '../queue.ts',
      '../queue/restore-queue.ts',
      '../outgoing-http.ts',
      '../outgoing-get.ts',
    ];
    const work = `
      for (const door of [${doors.map(here).join(', ')}]) await import(door);
      console.log(await inSpan('work', {}, async () => JSON.stringify([currentTrace() ?? null, traceHeaders()])));
      console.log([...loaded].filter((url) => /@opentelemetry\\/(?!api\\/)|bullmq-otel/.test(url)).length);
    `;
    expect((await run({}, work)).lines).toEqual(['[null,{}]', '0']);
    // The pattern finds the SDK where it is loaded.
    expect(Number((await run({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, work)).lines[1])).toBeGreaterThan(10);
  });
});

describe('with a collector', () => {
  it('sends each span as a child of the one around it, also across processes and jobs', async () => {
    await run(
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
      `await inSpan('outer', { kind: 'outside' }, async (span) => {
        span.set({ 'lantern.lead_id': 'lead-1' });
        const trace = currentTrace();
        await new Promise((resolve) => setTimeout(resolve, 1));
        await inSpan('inner', { fields: { 'lantern.attempts': 2 } }, async () => {});
        await inTrace(undefined, () => inSpan('apart', {}, async () => inTrace(trace, () => inSpan('job', {}, async () => {}))));
      });`,
    );
    const [outer, inner, apart, job] = ['outer', 'inner', 'apart', 'job'].map((name) => sent().find((span) => span.name === name));
    expect([inner?.parentSpanId, job?.parentSpanId]).toEqual([outer?.spanId, outer?.spanId]);
    expect(apart?.traceId).not.toBe(outer?.traceId);
    expect([outer, inner].map(fieldsOf)).toEqual([
      { 'lantern.lead_id': { stringValue: 'lead-1' } },
      { 'lantern.attempts': { intValue: 2 } },
    ]);
  });

  it('sends no field that is not allowed, no other shape, no event and no message', async () => {
    await run(
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
      `const { trace } = await import('@opentelemetry/api');
      const span = trace.getTracer('a library').startSpan('greet ada@example.org', { attributes: { body: 'ada@example.org' } });
      span.setAttributes({ 'http.url': 'ada@example.org', 'lantern.lead_id': 'ada@example.org', 'lantern.attempts': 'ada@example.org' });
      span.recordException(new Error('ada@example.org'));
      span.addEvent('ada@example.org');
      span.addLink({ context: span.spanContext(), attributes: { to: 'ada@example.org' } });
      span.setStatus({ code: 2, message: 'ada@example.org' });
      span.end();
      await inSpan('fails', {}, async () => { throw Object.assign(new Error('ada@example.org'), { code: 'ECONNREFUSED' }); }).catch(() => {});`,
    );
    expect(bodies.join()).not.toContain('ada@');
    const [unnamed, fails] = ['unnamed', 'fails'].map((name) => sent().find((span) => span.name === name));
    expect(fieldsOf(unnamed)).toEqual({ 'lantern.lead_id': { stringValue: '[left out]' } });
    expect(fieldsOf(fails)).toEqual({ 'error.type': { stringValue: 'ECONNREFUSED' } });
    for (const span of [unnamed, fails]) expect(span).toMatchObject({ events: [], status: { code: 2 } });
  });

  it('traces the share of requests that the sampler names', async () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' };
    const work = `for (let count = 0; count < 200; count += 1) await inSpan('work', {}, async () => inSpan('part', {}, async () => {}));`;
    await run({ ...settings, OTEL_TRACES_SAMPLER_ARG: 0.5 }, work);
    const [whole, parts] = ['work', 'part'].map((name) => sent().filter((span) => span.name === name).length);
    expect(whole).toBe(parts);
    expect(whole).toBeGreaterThan(50);
    expect(whole).toBeLessThan(150);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses', (response) => response.writeHead(400).end('ada@example.org')],
    ['never answers', () => {}],
  ])('works on and stops in time if the collector %s', async (_how, how) => {
    answer = how;
    const { lines, code } = await run(
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
      `for (let count = 0; count < 5000; count += 1) await inSpan('work', {}, async () => {});`,
    );
    expect(code).toBe(0);
    expect(lines.join()).not.toContain('ada@');
    expect(lines.join()).toMatch(/traces could not be exported/);
  });
});
