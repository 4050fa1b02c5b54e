import { randomUUID } from 'node:crypto';
import { consentDays } from '@annuity-lantern/contracts/http';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { OpenApiDocument } from '../src/openapi/openapi.ts';
import { type Answer, ask } from './ask.ts';
import {
  type DocumentedRequest,
  inOrder,
  particularRequests,
  refusedRequests,
  signedHeaders,
  stopToken,
  validRequest,
} from './documented-requests.ts';
import { type DocumentedCall, type OpenApiChecker, openApiChecker } from './openapi-checker.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';
import { type RunningServices, staff, startServices } from './start-services.ts';
import { codeOf, otherLeadId, storedLeadId, storeLead } from './store-lead.ts';
import { storeRates } from './store-rates.ts';
import { coded, storeStaff } from './store-staff.ts';

/** Answered only for bugs and stuck services: no request can provoke them. */
const notProvoked = ['500', '504'];
/** Only if two managers change each other at the same moment. */
const racedOnly: Readonly<Record<string, string>> = { saveAccount: '409', disableAccount: '409' };
/** Only with sealed requests in Redis: the desk's own test has them. */
const withSealedOnly: Readonly<Record<string, readonly string[]>> = { retrySealed: ['204', '404'] };
const AWAY = 'mongodb://127.0.0.1:9/away?directConnection=true';
/** A Redis database of its own: sealed leads stay in it. */
const REDIS_DATABASE = 9;

/** More than any limit lets pass at once. */
const MOST_POSTS = 100;

let databaseUrl: string;
let whole: Side;
let withoutStore: Side;
let withoutServices: Side;
/** MongoDB is away, Redis is up. */
let sealing: Side;
let checker: OpenApiChecker;
let calls: readonly DocumentedCall[];
const seen = new Map<string, Set<string>>();

interface Side {
  readonly gateway: TestGateway;
  readonly services?: RunningServices;
}

beforeAll(async () => {
  const database = new URL(inject('mongodbUrl'));
  database.pathname = `/openapi-${randomUUID().slice(0, 8)}`;
  databaseUrl = database.href;
  // Before the desk starts, because the desk would add an account with an unknown id.
  await storeStaff(database.href);
  const [services, storeless, withQueue] = await Promise.all([
    startServices(database.href),
    startServices(AWAY),
    startServices(AWAY, `${inject('redisUrl')}/${REDIS_DATABASE}`),
    storeLead(database.href),
    storeRates(database.href),
  ]);
  await Promise.all(Object.values(services.env).map(untilReady));
  whole = { services, gateway: await startGateway({ env: services.env }) };
  withoutStore = { services: storeless, gateway: await startGateway({ env: storeless.env }) };
  sealing = { services: withQueue, gateway: await startGateway({ env: withQueue.env }) };
  withoutServices = { gateway: await startGateway() };
  checker = openApiChecker(await readDocument(whole.gateway));
  calls = inOrder(checker.calls);
});

afterAll(async () => {
  for (const side of [whole, withoutStore, sealing, withoutServices]) {
    await side?.gateway.stop();
    await side?.services?.stop();
  }
});

async function untilReady(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await ask(`${url}/readyz`)).status).toBe(200), { timeout: 120_000, interval: 100 });
}

async function readDocument({ url }: TestGateway): Promise<OpenApiDocument> {
  return JSON.parse((await ask(`${url}/openapi.json`)).text);
}

/** Sends a request and checks its answer against the document. */
async function hold({ gateway }: Side, call: DocumentedCall, request: DocumentedRequest): Promise<Answer> {
  const { operationId } = call.operation;
  const { path, expected, ...rest } = request;
  const headers = signedHeaders(call, request);
  const answer = await ask(gateway.url + path, { method: call.method.toUpperCase(), ...rest, headers });
  const what = `${operationId} ${JSON.stringify(request).slice(0, 200)}`;
  expect({ what, status: answer.status }).toEqual({ what, status: expected ?? answer.status });
  expect({ what, complaints: checker.complaints(operationId, answer) }).toEqual({ what, complaints: [] });
  seen.set(operationId, (seen.get(operationId) ?? new Set()).add(String(answer.status)));
  return answer;
}

function callOf(operationId: string): DocumentedCall {
  const call = checker.calls.find(({ operation }) => operation.operationId === operationId);
  if (!call) throw new Error(`${operationId} is not documented`);
  return call;
}

async function openSession(username = staff.username): Promise<string> {
  const call = callOf('signIn');
  const request = { ...validRequest(call, ''), body: JSON.stringify({ ...staff, username }) };
  const answer = await vi.waitFor(() => hold(whole, call, request), { timeout: 120_000, interval: 300 });
  return cookieIn(answer);
}

/** A session whose person has just entered the password again. */
async function openProvenSession(): Promise<string> {
  const cookie = await openSession();
  await hold(whole, callOf('proveSelf'), validRequest(callOf('proveSelf'), cookie));
  return cookie;
}

/** Only staff calls carry one: a sign-in costs much. */
async function cookieFor({ operation }: DocumentedCall): Promise<string> {
  return operation.security.length > 0 ? await openProvenSession() : '';
}

function cookieIn(answer: Answer): string {
  return answer.headers['set-cookie']?.find((line) => line.startsWith('staff.sid='))?.split(';')[0] ?? '';
}

// Each test records the answers it saw, and the last one counts them.
describe('the running services answer what the document says', { shuffle: false }, () => {
  test('to valid requests, staff ones with a session', async () => {
    await openSession();
    for (const call of calls) await hold(whole, call, validRequest(call, await cookieFor(call)));
  });

  test('to a person who sets up a sign-in code', async () => {
    const send = (operationId: string, cookie: string, body: object) => {
      const call = callOf(operationId);
      return hold(whole, call, { ...validRequest(call, cookie), expected: 200, body: JSON.stringify(body) });
    };
    const cookie = await openSession(coded);
    const { password } = staff;
    const begun = JSON.parse((await send('beginSignInCode', cookie, { password })).text) as { address: string };
    const confirmed = await send('confirmSignInCode', cookie, { code: (URI.parse(begun.address) as TOTP).generate() });
    const [code] = (JSON.parse(confirmed.text) as { recoveryCodes: string[] }).recoveryCodes;
    await send('renewRecoveryCodes', cookieIn(confirmed), { password, code });
  });

  test('to a person who wants no calls or no email, or gets no email, and then says otherwise', async () => {
    const send = (operationId: string, cookie: string, body: object) => {
      const call = callOf(operationId);
      return hold(whole, call, { ...validRequest(call, cookie), expected: 200, body: JSON.stringify(body) });
    };
    const cookie = await openSession();
    const recorded = JSON.parse((await send('recordNoCalls', cookie, { way: 'phone' })).text) as { noCalls: { at: string } };
    const { at: seenAt } = recorded.noCalls;
    const { last: on } = consentDays(new Date(seenAt), new Date());
    await send('allowCalls', cookie, { way: 'phone', on, seenAt });
    const { noEmail } = JSON.parse((await send('recordNoEmail', cookie, { way: 'email' })).text) as { noEmail: { at: string } };
    await send('allowEmail', cookie, { way: 'email', on, seenAt: noEmail.at });
    await send('recordMailEvent', '', { type: 'bounced', messageId: `<lead/${storedLeadId}/visitorMail@example.org>`, status: '5.1.1' });
    const lead = await hold(whole, callOf('getLead'), validRequest(callOf('getLead'), cookie));
    const { badAddress } = JSON.parse(lead.text) as { badAddress: { at: string } };
    await send('allowAddress', cookie, { way: 'phone', on, seenAt: badAddress.at });
  });

  test('to a visitor with a code', async () => {
    const call = callOf('openMyRequest');
    // The request before asked for the code.
    const code = await vi.waitFor(() => codeOf(databaseUrl, storedLeadId), { timeout: 120_000, interval: 100 });
    const request = validRequest(call, '');
    await hold(whole, call, { ...request, expected: 200, body: JSON.stringify({ ...JSON.parse(request.body ?? ''), code }) });
  });

  test('to requests that they must refuse', async () => {
    for (const call of calls) {
      for (const request of refusedRequests(call, await cookieFor(call))) await hold(whole, call, request);
    }
  });

  test('to a visitor who sends an erased request again', async () => {
    const erase = callOf('eraseLead');
    for (const call of ['createConsultationRequest', 'createAnnuityReviewRequest'].map(callOf)) {
      const valid = validRequest(call, '');
      const request = { ...valid, headers: { ...valid.headers, 'idempotency-key': randomUUID() } };
      const { id } = JSON.parse((await hold(whole, call, request)).text) as { id: string };
      const erasure = validRequest(erase, await openProvenSession());
      await hold(whole, erase, { ...erasure, path: erasure.path.replace(otherLeadId, id) });
      await hold(whole, call, { ...request, expected: 410 });
    }
  });

  test('to requests that only one call takes', async () => {
    const cookie = await openProvenSession();
    for (const [operationId, requests] of Object.entries(particularRequests)) {
      const call = callOf(operationId);
      for (const request of requests(validRequest(call, cookie))) await hold(whole, call, request);
    }
  });

  test('while their store is away', async () => {
    for (const call of calls) {
      const valid = validRequest(call, 'staff.sid=s%3Aone.signed');
      // Form tokens and events need no store.
      await hold(withoutStore, call, call.operation.responses[503] ? { ...valid, expected: 503 } : valid);
    }
  });

  test('while their store is away and Redis is up', async () => {
    const asksQueue = calls.filter(({ operation }) => operation.responses[201] && operation.responses[202]);
    expect(asksQueue.map(({ operation }) => operation.operationId)).toEqual(['createConsultationRequest', 'createAnnuityReviewRequest']);
    const { LEAD_INTAKE_URL } = sealing.services?.env ?? {};
    const queueIsThere = async () => expect(JSON.parse((await ask(`${LEAD_INTAKE_URL}/readyz`)).text).dependencies.redis).toBe(true);
    await vi.waitFor(queueIsThere, { timeout: 120_000, interval: 100 });
    for (const call of asksQueue) await hold(sealing, call, { ...validRequest(call, ''), expected: 202 });
  });

  test('while they are away themselves', async () => {
    // All at once, because lead posts are retried for 10 s.
    const held = calls.map((call) => {
      const expected = call.operation.responses[502] ? 502 : 503;
      return hold(withoutServices, call, { ...validRequest(call, 'staff.sid=s%3Aone.signed'), expected });
    });
    await Promise.all(held);
  });

  test('to an address that posts too often', async () => {
    const limited = { gateway: await startGateway({ env: { ...withoutStore.services?.env, INTAKE_LIMIT_PER_IP: '1' } }) };
    try {
      const limitedCalls = [
        'createConsultationRequest',
        'createAnnuityReviewRequest',
        'recordEvent',
        'recordCrmEvent',
        'recordMailEvent',
        'signIn',
        'resetPassword',
        'countResourceDownload',
        'askReminder',
        'askForCode',
        'openMyRequest',
        'copyMyRequest',
        'correctMyRequest',
        'correctSentRequest',
        'revokeMyConsent',
        'stopMyCalls',
        'stopMyEmail',
        'eraseMyRequest',
      ];
      for (const call of limitedCalls.map(callOf)) {
        const request = { ...validRequest(call, ''), expected: undefined };
        let last = 0;
        for (let posts = 0; posts < MOST_POSTS && last !== 429; posts += 1) last = (await hold(limited, call, request)).status;
        expect(last).toBe(429);
      }
    } finally {
      await limited.gateway.stop();
    }
  });

  test('and the log has no token of a reminder', () => {
    for (const { gateway } of [whole, withoutStore, withoutServices]) {
      expect(gateway.logged()).toContain('"route":"stopReminderByMail"');
      expect(gateway.logged()).not.toContain(stopToken);
    }
  });

  test('and every documented status was seen', () => {
    for (const { operation } of calls) {
      const documented = Object.keys(operation.responses).filter(
        (status) =>
          !notProvoked.includes(status) &&
          racedOnly[operation.operationId] !== status &&
          !withSealedOnly[operation.operationId]?.includes(status),
      );
      expect
        .soft([operation.operationId, ...(seen.get(operation.operationId) ?? [])].sort())
        .toEqual([operation.operationId, ...documented].sort());
    }
  });
});

describe('an answer that the document does not describe', () => {
  const list = () => ask(`${whole.gateway.url}/api/resources`);

  test('is reported if its status is undocumented', async () => {
    const answer = await list();
    expect(checker.complaints('listResources', { ...answer, status: 418 })).toEqual(['status 418 is not documented']);
    expect(checker.complaints('countResourceDownload', answer)).toEqual(['status 200 is not documented']);
  });

  test('is reported if its body, error code or type is undocumented', async () => {
    const answer = await list();
    const [first, ...others] = JSON.parse(answer.text);
    const changed = (body: unknown, status = 200) => checker.complaints('listResources', { ...answer, status, text: JSON.stringify(body) });
    expect(changed([first, ...others])).toEqual([]);
    expect(changed([{ ...first, downloadCount: 'many' }, ...others])).toEqual([expect.stringMatching(/downloadCount must be integer/)]);
    expect(changed([{ ...first, secret: 1 }])).toEqual([expect.stringMatching(/additional properties/)]);
    expect(changed({ code: 'store_unavailable', message: 'x' }, 503)).toEqual([]);
    expect(changed({ code: 'not_found', message: 'x' }, 503)).toEqual([expect.stringMatching(/code must be equal to one of/)]);
    expect(checker.complaints('countResourceDownload', { ...answer, status: 204 })).toEqual(['status 204 has a body']);
    expect(checker.complaints('listResources', { ...answer, headers: { 'content-type': 'text/html' } })).toEqual([
      'content type is text/html',
    ]);
  });
});
