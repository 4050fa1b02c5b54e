import { randomUUID } from 'node:crypto';
import { createReminderTokens, reminderId } from '@annuity-lantern/content-store';
import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { MY_REQUEST_HEADER } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import { Webhook } from 'standardwebhooks';
import type { DocumentedCall } from './openapi-checker.ts';
import { crmSecret, idKey, mailSecret, staff } from './start-services.ts';
import { otherLeadId, parkedEffect, sentLeadId, storedLeadId, tabKey, visitorKeys } from './store-lead.ts';
import { currentBatch, earlierBatch, storedRateId, storedSheet, waitingBatches } from './store-rates.ts';
import { agentId, managerId, resetToken, viewId } from './store-staff.ts';

/** A request and the status that it must get. Without a status, any documented one is accepted. */
export interface DocumentedRequest {
  readonly expected: number | undefined;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const consultation = {
  ...sampleConsultation,
  consent: { textVersion: '2026-11-23', channels: { automatedCalls: false, texts: true, email: false } },
  attachments: [{ kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000', startAge: '70' } }],
};

const upload = (sheet: string) => ({ file: Buffer.from(sheet).toString('base64'), fileName: 'rates.csv', source: 'rate sheet' });

const reminder = { email: 'ada@example.org', ask: { kind: 'day', tool: 'renewal-window', day: '2036-03-30' } };
const reminderTokens = createReminderTokens(idKey);
const ofReminder = reminderId(idKey, reminder.email, reminder.ask);
export const stopToken = reminderTokens.write('stop', ofReminder);
/** In the form of a token of a reminder. */
const noToken = `${'a'.repeat(22)}.${'b'.repeat(22)}`;

/** What the visitor of the stored lead types without the mail. */
const ownRequest = { reference: leadReference(storedLeadId), email: 'grace@example.org' };

interface Sample {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  /** `?seq=1`. */
  readonly query?: string;
  /** Set if the call needs something from an earlier answer to succeed: another test covers its success. */
  readonly expected?: number;
}

/** What a schema cannot say about a call: a valid body, an existing id. The order matters: a step may need an earlier one. */
const samples: Readonly<Record<string, Sample>> = {
  createConsultationRequest: { body: consultation },
  createAnnuityReviewRequest: { body: sampleReview },
  recordEvent: { body: { name: 'form_view', page: '/consultation' } },
  searchLeads: { body: { q: 'marsh' } },
  getLead: { params: { id: storedLeadId } },
  getPerson: { params: { id: storedLeadId } },
  getConsentProof: { params: { id: storedLeadId } },
  transitionLead: { params: { id: storedLeadId }, body: { to: 'assigned', seq: 0 } },
  setLeadOwner: { params: { id: storedLeadId }, body: { to: 'ruth', seq: 1, reason: 'On leave' } },
  addSecondAdvisor: {
    params: { id: storedLeadId },
    body: { username: 'nell', agreedOn: '2026-03-02', way: 'phone', seq: 2 },
  },
  removeSecondAdvisor: { params: { id: storedLeadId }, query: '?seq=3' },
  logCall: { params: { id: storedLeadId }, body: { outcome: 'no_answer', seq: 4 } },
  // Not assigned: the lead has changed since.
  assignLeads: { body: { items: [{ id: storedLeadId, seq: 99 }], to: null } },
  recordMailEvent: { body: { type: 'replied', messageId: `<lead/${storedLeadId}/visitorMail@example.org>`, text: 'Thank you.' } },
  recordCrmEvent: { body: { type: 'lead.called', timestamp: '2026-03-02T15:00:00Z', data: { id: storedLeadId } } },
  saveView: { body: { name: 'Ohio', filters: { state: 'OH', sort: 'left' } } },
  renameView: { params: { id: viewId }, body: { name: 'Late in Ohio' } },
  deleteView: { params: { id: agentId } },
  addLeadNote: { params: { id: storedLeadId }, body: { text: 'Asked to be called after six.' } },
  recordRevocation: { params: { id: storedLeadId }, body: { channels: ['email'], way: 'phone' } },
  recordNoCalls: { params: { id: storedLeadId }, body: { way: 'phone' } },
  recordNoEmail: { params: { id: storedLeadId }, body: { way: 'email' } },
  // Number and address were put on the list at another time.
  allowCalls: { params: { id: storedLeadId }, body: { way: 'phone', on: '2026-03-02', seenAt: '2026-03-02T15:00:00.000Z' }, expected: 409 },
  allowAddress: {
    params: { id: storedLeadId },
    body: { way: 'phone', on: '2026-03-02', seenAt: '2026-03-02T15:00:00.000Z' },
    expected: 409,
  },
  allowEmail: { params: { id: storedLeadId }, body: { way: 'email', on: '2026-03-02', seenAt: '2026-03-02T15:00:00.000Z' }, expected: 409 },
  replayEffect: { params: { leadId: storedLeadId, effect: parkedEffect } },
  dismissEffect: {
    params: { leadId: otherLeadId, effect: parkedEffect },
    body: { state: 'parked', reason: 'A colleague called the visitor.' },
  },
  listUnconfirmed: { query: '?queue=lead-notify&from=2026-03-02T00:00:00Z&to=2026-03-03T00:00:00Z' },
  answerUnconfirmed: {
    body: { effect: 'visitorMail', leadIds: [storedLeadId], until: '2026-03-03T00:00:00Z', answer: 'sent' },
  },
  // This desk has no Redis.
  retrySealed: { params: { id: `${storedLeadId}-digest` }, expected: 503 },
  pauseProvider: { params: { queue: 'lead-webhook' }, body: { reason: 'The CRM is being moved.' } },
  resumeProvider: { params: { queue: 'lead-webhook' } },
  // The revocation above holds for this request, too.
  correctContact: { params: { id: otherLeadId }, body: { email: 'grace.marsh@example.org', seq: 1 } },
  recordState: { params: { id: otherLeadId }, body: { state: 'OH', seq: 2 } },
  askForCode: { body: { of: ownRequest } },
  // Only the person who gets the mail knows the code.
  openMyRequest: { body: { of: ownRequest, code: '000 000' }, expected: 403 },
  correctMyRequest: { body: { lastName: 'Marsh-Hill', insuranceCompany: 'Prairie Life' } },
  correctSentRequest: { body: { id: sentLeadId, key: tabKey, phone: '303-499-7112' } },
  revokeMyConsent: { body: { channels: ['texts'] } },
  stopMyCalls: {},
  stopMyEmail: {},
  eraseMyRequest: {},
  replayReason: { body: { reason: 'webhook_gone' } },
  previewRateSheet: { body: upload(storedSheet) },
  // Already in use, until the earlier sheet is restored.
  putRateSheet: { body: { ...upload(storedSheet), revision: currentBatch } },
  previewRestoredSheet: { params: { batch: earlierBatch } },
  restoreRateSheet: { params: { batch: earlierBatch }, body: { revision: currentBatch } },
  previewWaitingSheet: { params: { batch: waitingBatches.toKeep } },
  // Its rates are already in use, because the earlier sheet was restored: only the wait ends.
  approveRateSheet: { params: { batch: waitingBatches.sameAsEarlier }, body: { revision: currentBatch } },
  turnDownRateSheet: { params: { batch: waitingBatches.toTurnDown }, body: { reason: 'A typing mistake' } },
  withdrawRateSheet: { params: { batch: waitingBatches.own }, body: {} },
  signIn: { body: staff },
  // The password stays the same, because later requests sign in with it.
  changePassword: { body: { current: staff.password, next: staff.password } },
  resetPassword: { body: { token: resetToken, password: 'seven gray herons wait' } },
  endSession: { params: { id: 'one-that-has-ended' } },
  proveSelf: { body: { password: staff.password } },
  beginSignInCode: { body: { password: staff.password } },
  confirmSignInCode: { body: { code: 'no code' }, expected: 400 },
  renewRecoveryCodes: { body: { password: staff.password }, expected: 400 },
  turnOffSignInCode: { body: { password: staff.password } },
  resetSignInCode: { params: { id: agentId } },
  copyPerson: { params: { id: storedLeadId } },
  holdLead: { params: { id: storedLeadId }, body: { reason: 'A complaint is open.' } },
  eraseLead: { params: { id: otherLeadId }, body: { reason: 'mistake' } },
  endHold: { params: { id: storedLeadId }, body: { reason: 'The complaint is settled.' } },
  addAccount: { body: { username: 'otto', mail: 'otto@example.com', role: 'viewer' } },
  saveAccount: { params: { id: agentId }, body: { role: 'viewer', mail: 'new@example.com', displayName: 'Otto Ames' } },
  addOwnMail: { body: { mail: 'margaret@example.com' } },
  setTurns: { body: { on: false } },
  setAbsence: { params: { id: agentId }, body: { backOn: '2026-12-03' } },
  saveLicenses: { params: { id: agentId }, body: { lines: [{ state: 'OH', number: '1234567', until: '2027-05-31' }], seen: null } },
  countOpenRequests: { params: { id: agentId } },
  handOverRequests: { params: { id: agentId }, body: { to: null, reason: 'The account is being disabled.' } },
  disableAccount: { params: { id: agentId } },
  enableAccount: { params: { id: agentId } },
  unlockStaffAccount: { params: { id: agentId } },
  resetAccount: { params: { id: agentId } },
  endAccountSessions: { params: { id: agentId } },
  countResourceDownload: { params: { id: 'annuity-fee-checklist' } },
  readRateHistory: { params: { id: storedRateId } },
  askReminder: { body: reminder },
  confirmReminder: { body: { token: reminderTokens.write('confirm', ofReminder) } },
  stopReminder: { body: { token: stopToken } },
  stopReminderByMail: { params: { token: stopToken } },
};

/** The calls without a sample first: they change nothing that another call needs. */
export function inOrder(calls: readonly DocumentedCall[]): readonly DocumentedCall[] {
  const names = Object.keys(samples);
  return calls.toSorted((one, other) => names.indexOf(one.operation.operationId) - names.indexOf(other.operation.operationId));
}

/** The request that succeeds; staff calls carry a session cookie. */
export function validRequest({ path, operation }: DocumentedCall, cookie: string): DocumentedRequest {
  const { body, params = {}, query = '', expected } = samples[operation.operationId] ?? {};
  const success = Number(Object.keys(operation.responses)[0]);
  const { visit } = visitorKeys.visitOf(uncorrected(storedLeadId), new Date());
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(operation.security.length > 0 ? { cookie } : {}),
    ...(isOwn(operation) ? { [MY_REQUEST_HEADER]: visit } : {}),
  };
  const asked = { expected: expected ?? success, path: path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '') + query, headers };
  return body === undefined ? asked : { ...asked, headers: { ...headers, ...json }, body: JSON.stringify(body) };
}

/**
 * Requests that services refuse, sent to every call, so that no undocumented refusal goes unseen. If the document lists the status, it is
 * expected; otherwise any documented answer is accepted.
 */
export function refusedRequests(call: DocumentedCall, cookie: string): DocumentedRequest[] {
  const { operation, path } = call;
  const valid = validRequest(call, cookie);
  const { cookie: _, ...withoutCookie } = { cookie: '', ...valid.headers };
  const { 'sec-fetch-site': __, ...fromNowhere } = { 'sec-fetch-site': '', ...valid.headers };
  const ask = (status: number, change: Partial<DocumentedRequest>): DocumentedRequest => {
    return { ...valid, ...change, expected: operation.responses[status] ? status : undefined };
  };
  const send = (status: number, body: string, type = 'application/json') =>
    ask(operation.requestBody ? status : 0, {
      body,
      headers: { ...valid.headers, 'content-type': type, 'content-length': String(body.length) },
    });
  const idempotent = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query');
  return [
    { ...send(413, ' '.repeat((longestBodyOf(call) ?? 65_536) + 1)), expected: 413 },
    ask(403, { headers: { ...valid.headers, 'sec-fetch-site': 'cross-site' } }),
    ask(0, { headers: fromNowhere }),
    ask(isGuarded(call) ? 401 : 0, { headers: withoutCookie }),
    send(400, '{"unknown":1}'),
    send(400, '{"unknown":'),
    send(415, valid.body ?? '', 'text/plain'),
    send(413, ' '.repeat((longestBodyOf(call) ?? 16_384) + 1)),
    // Last, because some calls accept these, and a changed password replaces the session's cookie.
    ask(path.includes('{') ? 400 : 0, { path: path.replace(/\{\w+\}/g, 'Not%20an%20id') }),
    ask(hasQuery ? 400 : 0, { path: `${valid.path}?limit=0&unknown=1` }),
    ask(idempotent ? 400 : 0, { headers: { ...valid.headers, 'idempotency-key': 'short' } }),
  ];
}

/** A pay-per-call number. */
const falseNumber = (body: object) => JSON.stringify({ ...body, phone: '900-555-1234' });

/** Refusals of single calls, such as an unknown id, a repeated step, a reused key or too many wrong passwords. */
export const particularRequests: Readonly<Record<string, (valid: DocumentedRequest) => DocumentedRequest[]>> = {
  countResourceDownload: (valid) => [{ ...valid, expected: 404, path: '/api/resources/no-such-guide/download' }],
  // The rate watch is off.
  askReminder: (valid) => [
    {
      ...valid,
      expected: 404,
      body: JSON.stringify({ ...reminder, ask: { kind: 'rate', years: 5, atLeast: 'A-', state: 'OH', rate: 5.8 } }),
    },
  ],
  confirmReminder: (valid) => [{ ...valid, expected: 404, body: JSON.stringify({ token: noToken }) }],
  stopReminder: (valid) => [{ ...valid, expected: 404, body: JSON.stringify({ token: noToken }) }],
  stopReminderByMail: (valid) => [{ ...valid, expected: 404, path: valid.path.replace(stopToken, noToken) }],
  getLead: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}` }],
  transitionLead: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/transitions` },
    { ...valid, expected: 409 },
  ],
  setLeadOwner: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/owner` },
    { ...valid, expected: 409 },
  ],
  addSecondAdvisor: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/second-advisor` },
    { ...valid, expected: 409 },
  ],
  removeSecondAdvisor: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/second-advisor?seq=3` },
    { ...valid, expected: 409 },
  ],
  logCall: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/calls` },
    { ...valid, expected: 409 },
  ],
  recordMailEvent: (valid) => [{ ...valid, expected: 401, headers: { ...valid.headers, 'webhook-id': 'without-a-signature' } }],
  recordCrmEvent: (valid) => [
    { ...valid, expected: 401, headers: { ...valid.headers, 'webhook-id': 'without-a-signature' } },
    { ...valid, expected: 404, body: valid.body?.replace(storedLeadId, randomUUID()) ?? '' },
    // It was erased by the valid requests.
    { ...valid, expected: 410, body: valid.body?.replace(storedLeadId, otherLeadId) ?? '' },
  ],
  getConsentProof: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/consent-proof` }],
  askForCode: (valid) => [withOldLink(valid)],
  openMyRequest: (valid) => [withOldLink(valid)],
  getMyRequest: withoutVisit,
  copyMyRequest: withoutVisit,
  correctMyRequest: (valid) => [...withoutVisit(valid), { ...valid, expected: 422, body: falseNumber({}) }],
  correctSentRequest: (valid) => [
    { ...valid, expected: 403, body: valid.body?.replace(tabKey, tabKey.toUpperCase()) ?? '' },
    { ...valid, expected: 422, body: falseNumber({ id: sentLeadId, key: tabKey }) },
  ],
  revokeMyConsent: withoutVisit,
  stopMyCalls: withoutVisit,
  stopMyEmail: withoutVisit,
  getPerson: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/person` }],
  correctContact: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/contact` },
    { ...valid, expected: 409 },
  ],
  recordState: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/state` },
    { ...valid, expected: 409 },
  ],
  renameView: (valid) => [{ ...valid, expected: 404, path: `/api/staff/views/${randomUUID()}/name` }],
  addLeadNote: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/notes` }],
  recordRevocation: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/revocations` }],
  recordNoCalls: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/no-calls` }],
  copyPerson: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/person-copy` }],
  holdLead: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/hold` },
    // Held already, or held now.
    { ...valid, expected: undefined },
    { ...valid, expected: 409 },
  ],
  eraseLead: (valid) => [
    { ...valid, expected: 404, path: `/api/leads/${randomUUID()}/erase` },
    { ...valid, expected: 409, path: `/api/leads/${storedLeadId}/erase` },
  ],
  // The hold keeps it.
  eraseMyRequest: (valid) => [{ ...valid, expected: 409 }, ...withoutVisit(valid)],
  endHold: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/hold-ended` }, valid, { ...valid, expected: 409 }],
  recordNoEmail: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/no-email` }],
  allowAddress: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/address-works` }],
  allowEmail: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/email-allowed` }],
  allowCalls: (valid) => [{ ...valid, expected: 404, path: `/api/leads/${randomUUID()}/calls-allowed` }],
  replayEffect: (valid) => [{ ...valid, expected: 404 }],
  putRateSheet: (valid) => [
    { ...valid, expected: 409 },
    { ...valid, expected: 422, body: JSON.stringify({ ...upload('no sheet'), revision: currentBatch }) },
  ],
  previewRestoredSheet: (valid) => [{ ...valid, expected: 404, path: `/api/rate-desk/sheets/${randomUUID()}/preview` }],
  restoreRateSheet: (valid) => [
    { ...valid, expected: 404, path: `/api/rate-desk/sheets/${randomUUID()}/restore` },
    { ...valid, expected: 409, path: `/api/rate-desk/sheets/${currentBatch}/restore` },
  ],
  previewWaitingSheet: (valid) => [{ ...valid, expected: 404, path: `/api/rate-desk/waiting/${randomUUID()}/preview` }],
  approveRateSheet: (valid) => [
    { ...valid, expected: 404 },
    { ...valid, expected: 409, path: `/api/rate-desk/waiting/${waitingBatches.toKeep}/approve` },
  ],
  turnDownRateSheet: (valid) => [{ ...valid, expected: 404 }],
  withdrawRateSheet: (valid) => [{ ...valid, expected: 404 }],
  createConsultationRequest: (valid) => refusedForms(valid, consultation),
  createAnnuityReviewRequest: (valid) => refusedForms(valid, sampleReview),
  signIn: (valid) => {
    const wrong = { ...valid, expected: 401, body: JSON.stringify({ username: 'Nobody', password: 'not the password' }) };
    return [wrong, ...Array.from({ length: WRONG_PASSWORDS - 1 }, () => wrong), { ...wrong, expected: 429 }];
  },
  changePassword: (valid) => {
    const wrong = { ...valid, expected: 400, body: JSON.stringify({ current: 'not the password', next: staff.password }) };
    // Wrong sign-in codes were already counted with wrong passwords.
    const counted = Array.from({ length: WRONG_PASSWORDS - 1 }, () => ({ ...wrong, expected: undefined }));
    return [wrong, ...counted, { ...wrong, expected: 429 }];
  },
  // Counted together with the passwords above.
  proveSelf: (valid) => [{ ...valid, expected: 429 }],
  beginSignInCode: (valid) => [{ ...valid, expected: 429 }],
  confirmSignInCode: (valid) => [{ ...valid, expected: 429 }],
  renewRecoveryCodes: (valid) => [{ ...valid, expected: 429 }],
  turnOffSignInCode: (valid) => [{ ...valid, expected: 429 }],
  resetPassword: (valid) => {
    const used = { ...valid, expected: 422 };
    // Earlier refused requests of this account count, too.
    const counted = Array.from({ length: WRONG_PASSWORDS - 1 }, () => ({ ...used, expected: undefined }));
    return [used, ...counted, { ...used, expected: 429 }];
  },
  // One more than a session may open.
  streamHints: (valid) => [...Array.from({ length: OPEN_STREAMS }, () => valid), { ...valid, expected: 429 }],
  saveAccount: (valid) => [ofAccount(valid, randomUUID(), 404), ofAccount(valid, managerId, 403)],
  // The valid request gave it one.
  addOwnMail: (valid) => [{ ...valid, expected: 403 }],
  setAbsence: (valid) => [ofAccount(valid, randomUUID(), 404)],
  saveLicenses: (valid) => [ofAccount(valid, randomUUID(), 404)],
  disableAccount: (valid) => [ofAccount(valid, randomUUID(), 404), ofAccount(valid, managerId, 403)],
  enableAccount: (valid) => [ofAccount(valid, randomUUID(), 404)],
  unlockStaffAccount: (valid) => [ofAccount(valid, randomUUID(), 404)],
  resetAccount: (valid) => [ofAccount(valid, randomUUID(), 404)],
  endAccountSessions: (valid) => [ofAccount(valid, randomUUID(), 404)],
  resetSignInCode: (valid) => [ofAccount(valid, randomUUID(), 404)],
  listResources: (valid) => [notModified(valid)],
  listInsights: (valid) => [notModified(valid)],
  listEducationModules: (valid) => [notModified(valid)],
  listAnnuityRates: (valid) => [notModified(valid)],
  readRateHistory: (valid) => [{ ...valid, expected: 404, path: '/api/annuity-rates/no-such-product/history' }],
};

function withOldLink(valid: DocumentedRequest): DocumentedRequest {
  return { ...valid, expected: 403, body: JSON.stringify({ ...JSON.parse(valid.body ?? ''), of: { link: 'not-one-of-ours' } }) };
}

/** A visit names the contact only after a first correction. */
function uncorrected(_id: string) {
  return { _id, email: '', phone: '', history: [] };
}

function withoutVisit(valid: DocumentedRequest): DocumentedRequest[] {
  // It was erased by the valid requests.
  const { visit } = visitorKeys.visitOf(uncorrected(otherLeadId), new Date());
  return [
    { ...valid, expected: 401, headers: { ...valid.headers, [MY_REQUEST_HEADER]: 'not-one-of-ours' } },
    { ...valid, expected: 410, headers: { ...valid.headers, [MY_REQUEST_HEADER]: visit } },
  ];
}

function ofAccount(valid: DocumentedRequest, id: string, expected: number): DocumentedRequest {
  return { ...valid, expected, path: valid.path.replace(agentId, id) };
}

/** The same key with the same body, then with another body; an invalid contact; a forged token. */
function refusedForms(valid: DocumentedRequest, body: Readonly<Record<string, unknown>>): DocumentedRequest[] {
  const headers = { ...valid.headers, 'idempotency-key': randomUUID() };
  const falseContact = { ...body, email: 'ada@mailinator.com', phone: '(312) 555-0142' };
  return [
    { ...valid, headers },
    { ...valid, headers },
    { ...valid, headers, body: JSON.stringify({ ...body, lastName: 'Other' }), expected: 422 },
    { ...valid, body: JSON.stringify(falseContact), expected: 422 },
    { ...valid, headers: { ...headers, 'x-form-token': 'not-one-of-ours' }, expected: 403 },
  ];
}

/** The headers with the signature of the CRM or the mail host, unless they have one, for a call that must be signed. */
export function signedHeaders({ operation }: DocumentedCall, { headers = {}, body = '' }: DocumentedRequest) {
  if (headers['webhook-id'] || !operation.parameters?.some(({ name }) => name === 'webhook-id')) return headers;
  const [id, at] = [randomUUID(), new Date()];
  const secret = operation.operationId === 'recordMailEvent' ? mailSecret : crmSecret;
  const signature = new Webhook(secret).sign(id, at, body);
  return { ...headers, 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)), 'webhook-signature': signature };
}

/** The limit of the body, if the contract allows longer bodies here. */
function longestBodyOf({ operation }: DocumentedCall): number | undefined {
  return endpoints.find(({ name }) => name === operation.operationId)?.longestBody;
}

const OPEN_STREAMS = 8;
/** The number of wrong passwords that the desk checks for one account. */
const WRONG_PASSWORDS = 10;

const json = { 'content-type': 'application/json' };

function notModified(valid: DocumentedRequest): DocumentedRequest {
  return { ...valid, expected: 304, headers: { ...valid.headers, 'if-none-match': '*' } };
}

function isOwn({ parameters = [] }: DocumentedCall['operation']): boolean {
  return parameters.some(({ name }) => name.toLowerCase() === MY_REQUEST_HEADER);
}

function isGuarded({ operation }: DocumentedCall): boolean {
  return operation.security.length > 0 && operation.security.every((way) => 'staffSession' in way);
}
