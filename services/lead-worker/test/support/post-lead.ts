import { randomUUID } from 'node:crypto';
import type { SpawnedService } from './spawn-service.ts';

export const answers = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada.okafor@example.org',
  phone: '(312) 555-0142',
  age: '60-69',
  assets: '250k-500k',
  state: 'IL',
  primaryConcern: 'Will my income last as long as I do?',
};

export interface Posted {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { id: string; code?: string };
  readonly ms: number;
}

/** Posts a consultation request and times the answer. */
export function postConsultation(intake: SpawnedService, changes: Partial<typeof answers> = {}, key?: string): Promise<Posted> {
  return postLead(intake, '/api/consultation-requests', { ...answers, ...changes }, key);
}

/** Posts any request and times the answer. */
export async function postLead(intake: SpawnedService, path: string, form: object, key: string = randomUUID()): Promise<Posted> {
  const started = performance.now();
  const response = await fetch(`${intake.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(form),
  });
  const body = (await response.json()) as Posted['body'];
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body, ms: performance.now() - started };
}
