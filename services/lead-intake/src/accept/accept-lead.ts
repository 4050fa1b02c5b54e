import type { IncomingMessage } from 'node:http';
import { ANSWER_BUDGET, type ContactCheck, type ContactFindings } from '@annuity-lantern/contact-check';
import { contactRefusal } from '@annuity-lantern/contact-check/contact-refusal';
import type { LeadAccepted, LeadHint } from '@annuity-lantern/contracts/http';
import { type Attachments, MOST_ATTACHED_BYTES } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import {
  findFirstAnswer,
  type LeadBodies,
  type LeadKind,
  type Leads,
  shapeConflictId,
  shapeLeadId,
  signConsent,
} from '@annuity-lantern/lead-store';
import type { CallContext } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { currentTrace } from '@annuity-lantern/service-kit/in-span';
import { isSignedSynthetic, SYNTHETIC_HEADER } from '@annuity-lantern/service-kit/synthetic-mark';
import type { FormTokens } from '../form-token/create-form-tokens.ts';
import type { IntakeMeasures } from '../metrics/measure-intake.ts';
import type { AskLedger } from './ask-ledger.ts';
import { bodyHmac } from './body-hmac.ts';
import type { Dispatch } from './create-dispatch.ts';
import { judgeConsent } from './judge-consent.ts';
import type { KeepLead } from './keep-lead.ts';
import { readCorrectionHash } from './read-correction-hash.ts';
import { readKey } from './read-key.ts';
import { readReception } from './read-reception.ts';

export interface AcceptOptions {
  readonly leads: Leads;
  readonly askLedger: AskLedger;
  readonly keepLead: KeepLead;
  readonly idKey: string;
  /** Null where callers say no words. */
  /** The names under which the network may ask for consent. */
  readonly networkNames: ReadonlySet<string>;
  readonly formTokens: FormTokens;
  readonly contactCheck: Pick<ContactCheck, 'check'>;
  readonly now: () => Date;
  readonly dispatch: Dispatch;
  /** Notifies open desks. Never throws, and callers do not await it. */
  readonly hint: (hint: LeadHint) => void;
  readonly measures?: Pick<IntakeMeasures, 'accepted'> | undefined;
}

/** One function for every kind of request: the contracts say what each form asks. */
export type AcceptLead<K extends LeadKind> = (input: { readonly body: LeadBodies[K] }, context: CallContext) => Promise<LeadAccepted>;

/**
 * Handles a request after guard and validation: key, contact, ledger, answer, dispatch. A 201 means that MongoDB has committed the lead
 * with majority and journal, and any later failure is repaired from there. A 202 means that the lead is sealed in Redis until MongoDB can
 * store it.
 */
export function acceptLead<K extends LeadKind>(kind: K, options: AcceptOptions): AcceptLead<K> {
  const { leads, idKey, networkNames, measures } = options;
  return async ({ body }, context) => {
    const key = readKey(context.request, options.formTokens);
    const id = shapeLeadId(idKey, key);
    const synthetic = readSynthetic(context.request, idKey, key);
    // A synthetic request reaches no person, so that nothing counts it or looks its contact up.
    const tell: Pick<IntakeMeasures, 'accepted'> | undefined = synthetic ? undefined : measures;
    const createdAt = options.now();
    const { website: _website, consent = null, page, attachments: sentAlong, ...given } = body;
    const attachments = checkAttachments(sentAlong);
    const answers = dropBlankAnswers(given);
    const hmac = bodyHmac(idKey, { kind, ...answers, consent, page, attachments });

    const found = synthetic ? notLookedUp : await options.contactCheck.check({ email: body.email, phone: body.phone }, ANSWER_BUDGET);
    if (isContactFalse(found)) {
      // A retry gets the first answer, even if the contact check would refuse it now. If MongoDB cannot be asked for that answer, the retry
      // is refused.
      const first = key === null ? null : await options.askLedger(() => findFirstAnswer(leads, id)).catch(() => null);
      if (first?.bodyHmac !== hmac) throw contactRefusal(found);
      if (first.erased) throw erasedBefore();
      tell?.accepted(kind, 'repeated');
      return accepted(id, first);
    }

    const contact = { email: found.email.outcome, phone: found.phone.outcome };
    const reception = readReception(context.request, page, context.requestId);
    const correctionHash = readCorrectionHash(context.request);
    const proved = judgeConsent(body.consent, networkNames);
    const chosen = { id, bodyHmac: hmac, ...proved, reception };
    const lead = {
      ...{ kind, createdAt, answers, contact, ...chosen, consentSignature: signConsent(idKey, chosen, createdAt) },
      ...(attachments ? { attachments } : {}),
      ...(correctionHash === undefined ? {} : { correctionHash }),
      ...(synthetic ? { synthetic } : {}),
    };
    const kept = await options.keepLead(lead, () => shapeConflictId(idKey, id, hmac));
    if (kept.outcome === 'erased') throw erasedBefore();
    if (kept.outcome === 'key_reused') {
      throw new AppError('idempotency_key_reused', { message: 'the idempotency key was used with another body' });
    }
    if (kept.outcome === 'sealed') {
      context.log.info('lead sealed', { leadId: id });
      tell?.accepted(kind, 'sealed');
      context.answerLater();
      return accepted(id, { createdAt: kept.createdAt, verified: false });
    }
    tell?.accepted(kind, kept.outcome === 'stored' ? 'new' : 'repeated');
    if (kept.outcome === 'stored') {
      context.isAbout(id);
      const trace = currentTrace();
      afterAnswer(context, () => {
        options.dispatch(id, kept.due, trace);
        if (!synthetic) options.hint({ id, kind, what: 'new' });
      });
    }
    return accepted(kept.id, kept);
  };
}

const notLookedUp: ContactFindings = { email: { outcome: 'unknown' }, phone: { outcome: 'unknown' } };

/** Drops blank answers: a form sends an unanswered optional field as an empty text. */
function dropBlankAnswers<A extends object>(answers: A): A {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')) as A;
}

/** Whether email or phone is certainly false. Unknown results do not count. */
function isContactFalse({ email, phone }: ContactFindings): boolean {
  return email.outcome === 'false' || phone.outcome === 'false';
}

/** 410: the tombstone of an erased request refuses its key. */
function erasedBefore(): AppError {
  return new AppError('erased', { message: 'the request of this key was erased' });
}

/** Runs after the answer, so that Redis delays no visitor. Runs at once if the visitor has disconnected. */
function afterAnswer({ response }: CallContext, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}

function accepted(id: string, { createdAt, verified }: { readonly createdAt: Date; readonly verified: boolean }): LeadAccepted {
  return {
    id,
    status: 'pending',
    createdAt: createdAt.toISOString(),
    ...(verified ? { verification: { email: 'good', phone: 'good' } } : {}),
  };
}

/**
 * The attachments, or undefined if there are none: an empty list equals a missing one.
 *
 * @throws AppError `invalid_input` (400) if a tool appears twice or all are too large
 */
function checkAttachments(attachments: Attachments = []): Attachments | undefined {
  const tools = new Set(attachments.map(({ kind }) => kind));
  const { twice, tooLarge } = messages.field.attachments;
  if (tools.size < attachments.length) throw refusal('duplicate', twice);
  if (Buffer.byteLength(JSON.stringify(attachments)) > MOST_ATTACHED_BYTES) throw refusal('too_big', tooLarge);
  return attachments.length > 0 ? attachments : undefined;
}

function refusal(code: string, message: string): AppError {
  return new AppError('invalid_input', {
    message: `the attachments are refused: ${code}`,
    errors: [{ field: 'attachments', code, message }],
  });
}

/**
 * Whether a worker of ours sent the request to try the whole way. A wrong mark is refused: taken for a visitor's, it would be mailed to staff.
 *
 * @throws AppError `invalid_input` (400)
 */
function readSynthetic(request: IncomingMessage, idKey: string, key: string | null): boolean {
  const mark = request.headers[SYNTHETIC_HEADER];
  if (mark === undefined) return false;
  if (key !== null && isSignedSynthetic(idKey, key, String(mark))) return true;
  throw new AppError('invalid_input', {
    message: 'the mark of a synthetic request is not ours',
    errors: [{ field: 'X-Synthetic', code: 'invalid_format', message: messages.generic.invalid }],
  });
}
