import type { LeadAccepted } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { insertLead, type LeadBodies, type LeadKind, type Leads } from '@annuity-lantern/lead-store';
import type { CallContext } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { within } from '@annuity-lantern/service-kit/within';
import { bodyHmac } from './body-hmac.ts';
import type { Dispatch } from './create-dispatch.ts';
import { dropBlankAnswers } from './drop-blank-answers.ts';
import { readIdempotencyKey } from './read-idempotency-key.ts';
import { readReception } from './read-reception.ts';
import { shapeLeadId } from './shape-lead-id.ts';

/** Longest wait for the ledger, in milliseconds. Kept by our own race: a frozen server never fires the driver's time limits. */
const LEDGER_BUDGET = 1200;
/** Seconds after which a form should try again. */
const RETRY_AFTER = 5;

export interface AcceptOptions {
  readonly leads: Leads;
  readonly idKey: string;
  readonly now: () => Date;
  readonly log: Log;
  readonly dispatch: Dispatch;
}

/** One way for every kind of request: what a form asks is its contract's business. */
export type AcceptLead<K extends LeadKind> = (input: { readonly body: LeadBodies[K] }, context: CallContext) => Promise<LeadAccepted>;

/**
 * The way of a request: honeypot, key, ledger, answer, dispatch. Validation came before (the endpoint's schema). What is answered 201 is in
 * MongoDB, by majority and journal; whatever else happens later is repaired from there.
 */
export function acceptLead<K extends LeadKind>(kind: K, options: AcceptOptions): AcceptLead<K> {
  const honeypotFilled = lowRateWarning(options.log.warn);
  return async ({ body }, context) => {
    const id = shapeLeadId(options.idKey, readIdempotencyKey(context.request));
    const createdAt = options.now();
    if (body.website) {
      honeypotFilled('requests with a filled honeypot were turned away');
      throw honeypotRefusal();
    }
    const stored = await storeLead(options, { kind, id, createdAt, body, context });
    if (stored.outcome === 'key_reused') {
      throw new AppError('idempotency_key_reused', { message: 'the idempotency key was used with another body' });
    }
    if (stored.outcome === 'stored') {
      context.log.info('lead stored', { leadId: id });
      // After the answer, or after the visitor has gone: Redis must not delay anyone.
      context.response.once('close', () => options.dispatch(id, stored.due));
    }
    return accepted(id, stored);
  };
}

interface Submission<K extends LeadKind> {
  readonly kind: K;
  readonly id: string;
  readonly createdAt: Date;
  readonly body: LeadBodies[K];
  readonly context: CallContext;
}

/** @throws AppError `store_unavailable` (503): nothing is known of the lead, and the same key may be sent again */
async function storeLead<K extends LeadKind>({ leads, idKey }: AcceptOptions, { kind, id, createdAt, body, context }: Submission<K>) {
  const { website: _website, consent = null, page, ...given } = body;
  const answers = dropBlankAnswers(given);
  const lead = {
    kind,
    id,
    createdAt,
    bodyHmac: bodyHmac(idKey, { kind, ...answers, consent, page }),
    answers,
    contact: { email: 'unknown', phone: 'unknown' } as const,
    consent,
    reception: readReception(context.request, page),
  };
  try {
    return await within(LEDGER_BUDGET, insertLead(leads, lead), () => new Error('the ledger did not answer in time'));
  } catch (cause) {
    throw new AppError('store_unavailable', { message: 'the ledger did not acknowledge the lead', cause, retryAfter: RETRY_AFTER });
  }
}

/** A refusal and no pretended success: a browser may have filled the field for a person, and a 201 means that a lead is stored. */
function honeypotRefusal(): AppError {
  const message = messages.field.website.leaveEmpty;
  return new AppError('invalid_input', { message: 'the honeypot is filled', errors: [{ field: 'website', code: 'leave_empty', message }] });
}

function accepted(id: string, { createdAt, verified }: { readonly createdAt: Date; readonly verified: boolean }): LeadAccepted {
  return {
    id,
    status: 'pending',
    createdAt: createdAt.toISOString(),
    ...(verified ? { verification: { email: 'good', phone: 'good' } } : {}),
  };
}
