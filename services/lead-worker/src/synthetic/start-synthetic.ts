import { setTimeout } from 'node:timers/promises';
import { type ConsultationBody, createConsultationRequest } from '@annuity-lantern/contracts/http';
import { findExpectedEnd, type Leads, shapeLeadId } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { OutgoingHttpError, postJson } from '@annuity-lantern/service-kit/outgoing-http';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';
import { SYNTHETIC_HEADER, signSynthetic } from '@annuity-lantern/service-kit/synthetic-mark';

export interface SyntheticOptions {
  /** The origin that takes the request: the public one, or the gateway's own. */
  readonly origin: string;
  readonly idKey: string;
  readonly leads: Leads;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => Date;
  /** Milliseconds. Tests shorten them. */
  readonly every?: number;
  readonly patience?: number;
}

/** Milliseconds between two requests. One key for each such span of time, so that all workers together make one request. */
const EVERY = 300_000;
/** Milliseconds for the post: the gateway holds one for 10 s. */
const POST_LIMIT = 15_000;
/** Milliseconds after which its effects are late, and between two looks at them. */
const PATIENCE = 60_000;
const LOOK_PAUSE = 500;

const outcomes = ['done', 'refused', 'unreachable', 'late'] as const;
type Outcome = (typeof outcomes)[number];

/** A number that is reserved for examples, and a domain that takes no mail. */
const body = {
  firstName: 'Synthetic',
  lastName: 'Request',
  email: 'synthetic@example.com',
  phone: '(202) 555-0142',
  age: '60-69',
  assets: '250k-500k',
  state: 'OH',
  primaryConcern: 'Does every step work?',
  page: '/consultation',
} satisfies ConsultationBody;

/**
 * Tries the way of a visitor's request every five minutes: posts one through the gateway, and waits until the ledger has every effect done.
 * The mark keeps it from people, providers, lists and counts.
 */
export function startSynthetic(options: SyntheticOptions): Repeating {
  const { origin, idKey, leads, metrics, log, now, every = EVERY, patience = PATIENCE } = options;
  const count = metrics.counter({
    name: 'lantern_synthetic_requests_total',
    help: 'Synthetic requests of this worker, by how they ended',
    labels: { outcome: outcomes },
  });
  const observe = metrics.histogram({
    name: 'lantern_synthetic_seconds',
    help: 'Time between the acceptance of a synthetic request and the end of its last effect, in seconds',
    labels: {},
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40, 60],
  });
  let lastSuccess = 0;
  let stopping = false;
  metrics.gauge(
    {
      name: 'lantern_synthetic_last_success_seconds',
      help: 'Unix time of the last synthetic request whose effects were all done',
      labels: {},
    },
    () => [{ labels: {}, value: lastSuccess }],
  );

  async function tryTheWay(): Promise<void> {
    const key = `synthetic-${Math.floor(now().getTime() / every)}`;
    const outcome = (await post(key)) ?? (await waitForEnd(shapeLeadId(idKey, key)));
    if (stopping) return;
    count({ outcome });
    if (outcome === 'done') lastSuccess = now().getTime() / 1000;
    else log.error('a synthetic request did not come through', { code: outcome, leadId: shapeLeadId(idKey, key) });
  }

  /** Null when it was accepted. */
  async function post(key: string): Promise<Outcome | null> {
    const headers = { 'idempotency-key': key, [SYNTHETIC_HEADER]: signSynthetic(idKey, key) };
    const url = new URL(createConsultationRequest.path, origin).href;
    try {
      const { status } = await postJson({ url, headers, body: JSON.stringify(body), timeLimit: POST_LIMIT });
      return status === 201 || status === 202 ? null : 'refused';
    } catch (error) {
      if (error instanceof OutgoingHttpError) return 'unreachable';
      throw error;
    }
  }

  async function waitForEnd(leadId: string): Promise<Outcome> {
    for (const until = performance.now() + patience; performance.now() < until && !stopping; await setTimeout(LOOK_PAUSE)) {
      const took = await findExpectedEnd(leads, leadId).catch(() => null);
      if (took === null) continue;
      observe({}, took / 1000);
      return 'done';
    }
    return 'late';
  }

  const repeating = repeat({
    every,
    work: tryTheWay,
    onError: (error) => log.error('a synthetic request could not be sent', { error }),
  });
  return {
    // A post under way is not waited for: its answer changes nothing any more.
    stop: async () => {
      stopping = true;
      void repeating.stop();
    },
  };
}
