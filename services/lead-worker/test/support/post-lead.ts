import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attachment } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import type { SpawnedService } from './spawn-service.ts';

/** Undefined fields are not sent. */
type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined } & { readonly attachments?: readonly Attachment[] };
type Intake = Pick<SpawnedService, 'origin'>;

/** With consent to being counted, so that every effect is expected. */
const consent = { textVersion: '2026-11-23', channels: { automatedCalls: false, texts: false, email: true }, analytics: true };

export const answers = { ...sampleConsultation, email: 'ada.okafor@example.org', consent };

export const reviewAnswers = {
  firstName: 'Grace',
  lastName: 'Lindqvist',
  email: 'Grace.Lindqvist@Example.org',
  phone: '303-499-7111',
  insuranceCompany: 'Lakeshore Life',
  concerns: 'Are the fees fair?',
  consent,
};

export interface Posted {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { id: string; createdAt: string; code?: string };
  readonly ms: number;
}

/** Posts a consultation request and times the answer. */
export function postConsultation(
  intake: Intake,
  changes: Changes<typeof answers> = {},
  key?: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Posted> {
  return postLead(intake, '/api/consultation-requests', { ...answers, ...changes }, key, headers);
}

/** Posts an annuity review request and times the answer. */
export function postReview(intake: Intake, changes: Changes<typeof reviewAnswers> = {}, key?: string): Promise<Posted> {
  return postLead(intake, '/api/annuity-review-requests', { ...reviewAnswers, ...changes }, key);
}

/** Posts a consultation while MongoDB is away. */
export function sealConsultation(
  intake: Intake,
  changes: Changes<typeof answers> = {},
  key: string = randomUUID(),
  headers?: Readonly<Record<string, string>>,
): Promise<Posted> {
  return untilKept(() => postConsultation(intake, changes, key, headers));
}

/** Posts an annuity review while MongoDB is away. */
export function sealReview(intake: Intake, changes: Changes<typeof reviewAnswers> = {}): Promise<Posted> {
  const key = randomUUID();
  return untilKept(() => postReview(intake, changes, key));
}

/** As a browser does after a 503: a busy machine may not seal within the budget. */
async function untilKept(post: () => Promise<Posted>): Promise<Posted> {
  for (;;) {
    const posted = await post();
    if (posted.status !== 503) return posted;
    await pause(200);
  }
}

/** Posts consultations and reviews in turn, several at a time, each from its own address. */
export async function postMany(intake: Intake, count: number, onAnswer: (answered: number) => void = () => {}): Promise<Posted[]> {
  const posted: Posted[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      next += 1;
      const email = `visitor-${next}@example.org`;
      posted.push(await (next % 2 ? postConsultation(intake, { email }) : postReview(intake, { email })));
      onAnswer(posted.length);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return posted;
}

async function postLead(intake: Intake, path: string, form: object, key: string = randomUUID(), headers = {}): Promise<Posted> {
  const started = performance.now();
  const response = await fetch(`${intake.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(form),
  });
  const body = (await response.json()) as Posted['body'];
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body, ms: performance.now() - started };
}
