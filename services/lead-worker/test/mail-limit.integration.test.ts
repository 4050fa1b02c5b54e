import { randomUUID } from 'node:crypto';
import { type MailCounts, openMailCounts } from '@annuity-lantern/lead-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createWithholdMail, type MailLimits } from '../src/visitor-mail/withhold-mail.ts';
import { redisCommand } from './support/dump-redis.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postReview } from './support/post-lead.ts';
import { scrape } from './support/scrape.ts';

const REDIS_DATABASE = 8;
const HOUR = 3_600_000;

describe('right before a confirmation is sent', () => {
  const host = new URL(inject('mongodbUrl')).host;
  const email = 'ada@example.org';
  let store: Store;
  let counts: MailCounts;
  let now: Date;

  beforeAll(async () => {
    store = connectStore({ mongodbUrl: `mongodb://${host}/mail-limit-${randomUUID().slice(0, 8)}?directConnection=true` });
    counts = openMailCounts(store);
    await store.connected;
  });
  beforeEach(async () => {
    await counts.deleteMany({});
    now = new Date('2026-03-02T23:30:00Z');
  });
  afterAll(() => store.close());

  const limits = (changes: Partial<MailLimits> = {}) =>
    createWithholdMail({ counts, idKey: 'k'.repeat(32), ceiling: async () => 0, now: () => now, ...changes });
  const newLead = (address = email) => ({ id: randomUUID(), email: address });

  it('skips the sixth mail of an address and day in any spelling, and sends again on the next day', async () => {
    const withhold = limits();
    for (const address of [email, 'ADA@example.org', 'ada+1@example.org', 'ada+2@example.org', email])
      expect(await withhold(newLead(address))).toBeNull();
    expect(await withhold(newLead())).toEqual({ state: 'skipped', reason: 'mail_limit' });
    expect(await withhold(newLead('ada+3@example.org'))).toEqual({ state: 'skipped', reason: 'mail_limit' });
    expect(await withhold(newLead('grace@example.org'))).toBeNull();
    now = new Date('2026-03-03T00:00:00Z');
    expect(await withhold(newLead())).toBeNull();
  });

  it('counts a retried mail once', async () => {
    const withhold = limits();
    const lead = newLead();
    for (let attempt = 0; attempt < 6; attempt += 1) expect(await withhold(lead)).toBeNull();
    for (let more = 0; more < 4; more += 1) expect(await withhold(newLead())).toBeNull();
    expect(await withhold(newLead())).toEqual({ state: 'skipped', reason: 'mail_limit' });
    expect(await withhold(lead)).toBeNull();
  });

  it('stores no address, neither as typed nor normalized', async () => {
    await limits()(newLead('Ada.Okafor+x@Example.org'));
    expect(JSON.stringify(await counts.find().lean())).not.toMatch(/okafor|example/i);
  });

  it('takes no place of the hour for a skipped mail', async () => {
    let places = 5;
    const ceiling = async () => {
      places -= 1;
      return places < 0 ? 60_000 : 0;
    };
    const withhold = limits({ ceiling });
    for (let lead = 0; lead < 9; lead += 1) await withhold(newLead());
    expect(places).toBe(0);
    expect(await withhold(newLead('grace@example.org'))).toEqual({ state: 'later', wait: 60_000 });
  });

  it('fails without sending if MongoDB does not count, so that the mail is retried', async () => {
    const away = connectStore({ mongodbUrl: 'mongodb://127.0.0.1:1/away?directConnection=true' });
    try {
      const withhold = limits({ counts: openMailCounts(away) });
      await expect(withhold(newLead())).rejects.toMatchObject({ errorClass: 'mail_not_counted', permanent: false, ambiguous: false });
    } finally {
      await away.close();
    }
  });
});

describe('in the product', () => {
  let rig: PipelineRig;

  beforeEach(async () => {
    rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
  });
  afterEach(() => rig.end());

  const stateOf = async (id: string) => {
    const effect = await rig.effect(id, 'visitorMail');
    return [effect?.state, effect?.lastErrorClass].filter(Boolean).join(' ');
  };
  /** Due later without using up a try. A released effect is due at once, and a claimed one has used up a try. */
  const isHeld = async (id: string) => {
    const { state, attempts, nextAt = new Date(0) } = (await rig.effect(id, 'visitorMail')) ?? {};
    return state === 'due' && attempts === 0 && nextAt > new Date();
  };
  const mailed = (ids: readonly string[]) => ids.filter((id) => rig.mailsOf(id, 'visitorMail').length > 0);

  it('sends ten leads of one address five confirmations; all ten are stored and reach staff and the CRM', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker(), rig.startWorker()]);
    const posted = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const change = { email: `ada+${index}@example.org` };
        return index % 2 ? postConsultation(intake, change) : postReview(intake, change);
      }),
    );
    expect(posted.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = posted.map(({ body }) => body.id);
    const states = await rig.settled(ids);
    for (const { verify, persist, staffMail, webhook } of states)
      expect([verify, persist, staffMail, webhook]).toEqual(['done', 'done', 'done', 'done']);
    expect((await Promise.all(ids.map(stateOf))).toSorted()).toEqual([...Array(5).fill('done'), ...Array(5).fill('skipped mail_limit')]);
    expect(mailed(ids)).toHaveLength(5);
    const another = (await postConsultation(intake, { email: 'grace@example.org' })).body.id;
    await expect.poll(() => stateOf(another), { timeout: 60_000 }).toBe('done');
  });

  it('accepts leads above the ceiling of the hour, and their confirmations wait without using up a try', async () => {
    const hour = Math.floor(Date.now() / HOUR);
    const counters = [hour, hour + 1].map((each) => `annuity-lantern:visitor-mails:${each}`);
    for (const counter of counters) await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['SET', counter, '2']);
    const settings = { VISITOR_MAILS_PER_HOUR: '2' };
    const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker({ settings })]);
    const posted = await Promise.all([postConsultation(intake), postReview(intake)]);
    expect(posted.map(({ status }) => status)).toEqual([201, 201]);
    const ids = posted.map(({ body }) => body.id);
    for (const id of ids) {
      await rig.mailOf(id);
      await expect.poll(() => isHeld(id), { timeout: 60_000 }).toBe(true);
    }
    expect(mailed(ids)).toEqual([]);
    expect((await scrape(worker)).get('lantern_effect_attempts_total{effect="visitorMail",outcome="again"}')).toBe(2);

    // As if the hours had passed.
    await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['DEL', ...counters]);
    const due = { 'effects.visitorMail.nextAt': new Date() };
    await rig.command({ update: 'leads', updates: [{ q: { _id: { $in: ids } }, u: { $set: due }, multi: true }] });
    for (const id of ids)
      await expect.poll(() => rig.effect(id, 'visitorMail'), { timeout: 60_000 }).toMatchObject({ state: 'done', attempts: 1 });
    expect(mailed(ids)).toEqual(ids);
  });
});
