import type { LeadKind } from '@annuity-lantern/lead-store';
import type { CountOf } from '@annuity-lantern/service-kit/heartbeat';
import type { CallAnswer } from '@annuity-lantern/service-kit/http-app';
import { errorCodes } from '@annuity-lantern/service-kit/measure-answers';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';

/** `new` and `repeated` are answered 201, `sealed` 202. */
const answers = ['new', 'repeated', 'sealed'] as const;

/** What the intake measures about its work. */
export interface IntakeMeasures {
  readonly accepted: (kind: LeadKind, answer: (typeof answers)[number]) => void;
  readonly answered: (answer: CallAnswer) => void;
  /** One finished insert, successful or not: how many leads shared it, and its milliseconds. */
  readonly grouped: (size: number, ms: number) => void;
  readonly ledgerIsGivenUp: (ask: () => boolean) => void;
  readonly redisIsDurable: (ask: () => Promise<boolean>) => void;
}

const kinds = ['consultation', 'annuity-review'] as const satisfies LeadKind[];
const kindOfCall: Readonly<Record<string, LeadKind>> = {
  createConsultationRequest: 'consultation',
  createAnnuityReviewRequest: 'annuity-review',
};
/** MongoDB's limit is 1.2 s. */
const LEDGER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.2, 2.5];

const ACCEPTED = 'lantern_leads_accepted_total';
const REFUSED = 'lantern_leads_refused_total';

/** For the heartbeat: requests by answer. `turnedAway`: neither store was available. */
export const intakeCounts: readonly CountOf[] = [
  { metric: ACCEPTED, names: ({ answer }) => [answer === 'sealed' ? 'sealed' : 'accepted'] },
  { metric: REFUSED, names: ({ reason }) => [reason === 'store_unavailable' ? 'turnedAway' : 'refused'] },
];

export function measureIntake(metrics: Metrics): IntakeMeasures {
  const countAccepted = metrics.counter({
    name: ACCEPTED,
    help: 'Requests that were acknowledged: new or repeated (201), or sealed because MongoDB did not answer (202)',
    labels: { kind: kinds, answer: answers },
  });
  const countRefused = metrics.counter({
    name: REFUSED,
    help: 'Requests that were answered with an error, by its code',
    labels: { kind: kinds, reason: errorCodes },
  });
  const observeInsert = metrics.histogram({
    name: 'lantern_ledger_insert_seconds',
    help: 'Time that one insert into MongoDB took, in seconds, well or not; several requests may share it',
    labels: {},
    buckets: LEDGER_BUCKETS,
  });
  const observeGroup = metrics.histogram({
    name: 'lantern_ledger_group_leads',
    help: 'How many requests shared one insert',
    labels: {},
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 200],
  });
  return {
    accepted: (kind, answer) => countAccepted({ kind, answer }),
    answered: ({ endpoint, code }) => {
      const kind = kindOfCall[endpoint];
      if (kind && code) countRefused({ kind, reason: code });
    },
    grouped: (size, ms) => {
      observeInsert({}, ms / 1000);
      observeGroup({}, size);
    },
    ledgerIsGivenUp: (ask) =>
      metrics.gauge(
        {
          name: 'lantern_ledger_breaker_open',
          help: '1 while MongoDB has just failed several times and requests are sealed at once, else 0',
          labels: {},
        },
        () => [{ labels: {}, value: ask() ? 1 : 0 }],
      ),
    redisIsDurable: (ask) =>
      metrics.gauge(
        {
          name: 'lantern_redis_durable',
          help: '1 when Redis keeps what it acknowledges, so that requests can be sealed, else 0',
          labels: {},
        },
        async () => [{ labels: {}, value: (await ask()) ? 1 : 0 }],
      ),
  };
}
