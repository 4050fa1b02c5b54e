import { randomUUID } from 'node:crypto';
import { LeadAccepted, WireError } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { openLeads } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ask } from './ask.ts';
import { formSite } from './form-site.ts';
import { gatewayBefore } from './gateway-before.ts';
import { startService } from './start-service.ts';
import { serviceSettings } from './start-services.ts';

const { preferredCallTime: _time, ...answers } = sampleConsultation;
const bodyOf = (fields: URLSearchParams) => Object.fromEntries(fields);

/** A gateway before a real intake. Returns a function that posts the form. */
async function openForm(mongodbUrl: string) {
  const intake = await startService('lead-intake', serviceSettings(mongodbUrl));
  onTestFinished(() => intake.stop());
  const url = await gatewayBefore({ intake: new URL(intake.url), timeLimit: 15_000, site: formSite(bodyOf) });
  return async (given: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
    const { status, text } = await ask(`${url}/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, ...headers },
      body: new URLSearchParams(given).toString(),
    });
    return { status, answer: JSON.parse(text.slice('<main>'.length, text.indexOf('|'))) as unknown };
  };
}

it('stores a double click and a reload as one lead, and tells nothing about it to who posts the same answers', async () => {
  const database = new URL(inject('mongodbUrl'));
  database.pathname = `/form-posts-${randomUUID().slice(0, 8)}`;
  const post = await openForm(database.href);

  const own = { ...answers, key: randomUUID() };
  const double = await Promise.all([post(own), post(own), post(own)]);
  const posted = [...double, await post(own), await post({ ...answers, key: randomUUID() }), await post(answers)];
  expect(posted.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const [first, , , reload, stranger, keyless] = posted.map(({ answer }) => LeadAccepted.parse(answer).id);
  expect(new Set(posted.slice(0, 4).map(({ answer }) => LeadAccepted.parse(answer).id))).toEqual(new Set([first]));
  expect(reload).toBe(first);
  expect(new Set([first, stranger, keyless]).size).toBe(3);

  const store = connectStore({ mongodbUrl: database.href });
  onTestFinished(() => store.close());
  await store.connected;
  const stored = await openLeads(store).any.find().lean();
  expect(stored.map(({ _id }) => _id).sort()).toEqual([first, stranger, keyless].sort());
  expect(stored[0]).toMatchObject({ kind: 'consultation', firstName: answers.firstName, state: answers.state });
});

it('checks answers, origin and honeypot as the JSON call does', async () => {
  const post = await openForm(inject('mongodbUrl'));
  const codeOf = async (...request: Parameters<typeof post>) => {
    const { status, answer } = await post(...request);
    return [status, WireError.parse(answer).code, WireError.parse(answer).errors?.map(({ field }) => field)];
  };
  expect(await codeOf({ ...answers, phone: '12', email: 'none' })).toEqual([400, 'invalid_input', ['email', 'phone']]);
  expect(await codeOf(answers, { origin: 'https://another.example' })).toEqual([403, 'origin_refused', undefined]);
  expect(await codeOf(answers, { origin: 'null' })).toEqual([403, 'origin_refused', undefined]);
  expect(await codeOf(answers, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'origin_refused', undefined]);
  expect(await codeOf({ ...answers, website: 'https://spam.example' })).toEqual([400, 'invalid_input', ['website']]);
});

it('answers 503 while no store takes the lead', async () => {
  const post = await openForm('mongodb://127.0.0.1:9/away?directConnection=true');
  expect(await post(answers)).toMatchObject({ status: 503, answer: { code: 'store_unavailable' } });
});
