import * as z from 'zod';

const ANSWER_WITHIN_MS = 5000;

const Alerts = z.array(z.object({ receivers: z.array(z.object({ name: z.string() })) }));
const Found = z.object({ data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.coerce.number()]) })) }) });

/** Who gets the alert that always fires. Undefined if no Alertmanager answers. */
export async function askWatchdog(alertmanager: string | undefined): Promise<readonly string[] | undefined> {
  const alerts = await ask(alertmanager, '/api/v2/alerts?active=true&filter=alertname%3D%22LanternWatchdog%22', Alerts);
  return alerts?.flatMap(({ receivers }) => receivers.map(({ name }) => name));
}

/** When the last synthetic request came through. Undefined if no Prometheus knows of one. */
export async function askSynthetic(prometheus: string | undefined): Promise<Date | undefined> {
  const found = await ask(prometheus, '/api/v1/query?query=max(lantern_synthetic_last_success_seconds)%20%3E%200', Found);
  const seconds = found?.data.result[0]?.value[1];
  return seconds === undefined ? undefined : new Date(seconds * 1000);
}

/** Sends an alert that names the code, at the height of a critical one. Rejects unless Alertmanager takes it. */
export async function sendTestAlert(alertmanager: string, code: string, now: Date): Promise<void> {
  const alert = {
    labels: { alertname: 'LanternTest', severity: 'critical', code },
    annotations: { summary: `A test of the alerts. Type this code into the command: ${code}` },
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + 600_000).toISOString(),
  };
  const answer = await fetch(new URL('/api/v2/alerts', alertmanager), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([alert]),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((cause) => {
    throw new Error('no Alertmanager answered, and ALERTMANAGER_URL is its address', { cause });
  });
  if (!answer.ok) throw new Error(`Alertmanager answered ${answer.status}`);
}

async function ask<T>(origin: string | undefined, path: string, shape: z.ZodType<T>): Promise<T | undefined> {
  if (origin === undefined) return undefined;
  try {
    const answer = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return shape.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
}
