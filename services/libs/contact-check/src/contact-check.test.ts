import { messages } from '@annuity-lantern/contracts/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NameServer, startNameServer } from '../test/support/start-name-server.ts';
import { type ContactCheck, createContactCheck } from './contact-check.ts';

const MINUTE = 60_000;
/** Enough for a local name server on a busy machine. */
const AMPLE = 5_000;
const mailServer = { mx: ['mx.example.net'] };
const wellKnown = ['gmail.com', 'outlook.com', 'yahoo.com'];
const phone = '(202) 762-1401';

let server: NameServer;
let check: ContactCheck;
let clock: number;

beforeEach(async () => {
  server = await startNameServer({
    ...Object.fromEntries(wellKnown.map((domain) => [domain, mailServer])),
    'mail.example': mailServer,
    'old.example': { a: '192.0.2.7' },
    'six.example': { aaaa: '2001:db8::7' },
    'parked.example': { mx: ['.'], a: '192.0.2.7' },
    'bare.example': 'nothing',
    'broken.example': 'serverFailure',
    'closed.example': 'refused',
    'silent.example': 'swallowed',
    'slow.example': { mx: ['mx.example.net'], afterMs: 200 },
    'xn--bcher-kva.example': mailServer,
  });
  clock = Date.UTC(2026, 0, 5, 9);
  check = createContactCheck({ dnsServers: [server.address], now: () => new Date(clock) });
});

afterEach(async () => {
  check.stop();
  await server.stop();
});

const findingFor = async (email: string, budgetMs = AMPLE) => (await check.check({ email, phone }, budgetMs)).email;
const outcomeFor = async (email: string) => (await findingFor(email)).outcome;

describe('answers of a name server', () => {
  it.each([
    ['good', 'mail.example', 'it has a mail exchanger'],
    ['good', 'old.example', 'it has none, and an address'],
    ['good', 'six.example', 'it has none, and an IPv6 address'],
    ['good', 'MAIL.Example', 'case does not count'],
    ['good', 'bücher.example', 'its letters are spelt for DNS'],
    ['false', 'parked.example', 'it wants no mail (RFC 7505), whatever address it has'],
    ['false', 'bare.example', 'it has neither'],
    ['false', 'no-such-name.example', 'it does not exist'],
    ['unknown', 'broken.example', 'the name server failed'],
    ['unknown', 'closed.example', 'the name server refused'],
  ])('is %s for %s: %s', async (outcome, domain) => {
    expect(await findingFor(`ada@${domain}`)).toEqual({
      outcome,
      ...(outcome === 'false' ? { message: messages.contact.email.noMailServer } : {}),
    });
  });
});

describe('the budget', () => {
  it('ends the wait for a name server that drops packets', async () => {
    const begun = performance.now();
    expect(await findingFor('ada@silent.example', 150)).toEqual({ outcome: 'unknown' });
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(140);
    expect(took).toBeLessThan(3500);
  });

  it('ends only the wait: a late answer serves the next caller', async () => {
    expect(await findingFor('ada@slow.example', 20)).toEqual({ outcome: 'unknown' });
    await expect.poll(() => findingFor('grace@slow.example', 20)).toEqual({ outcome: 'good' });
    expect(server.timesAsked('slow.example')).toBe(1);
  });

  it('is long enough in the worker for a second name server if the first is silent', async () => {
    const second = await startNameServer({ 'silent.example': mailServer });
    const both = createContactCheck({ dnsServers: [server.address, second.address] });
    expect((await both.check({ email: 'ada@silent.example', phone }, AMPLE)).email).toEqual({ outcome: 'good' });
    both.stop();
    await second.stop();
  });

  it('is not waited out if there is no name server', async () => {
    const nobody = createContactCheck({ dnsServers: ['127.0.0.1:1'] });
    const begun = performance.now();
    expect(await nobody.check({ email: 'ada@mail.example', phone }, 10_000)).toEqual({
      email: { outcome: 'unknown' },
      phone: { outcome: 'good' },
    });
    expect(performance.now() - begun).toBeLessThan(9_000);
    nobody.stop();
  });
});

describe('cached answers', () => {
  it('come from one query per domain for many callers', async () => {
    const together = await Promise.all(['ada', 'grace', 'joan'].map((name) => outcomeFor(`${name}@mail.example`)));
    expect([...together, await outcomeFor('mary@mail.example')]).toEqual(['good', 'good', 'good', 'good']);
    expect(server.timesAsked('mail.example')).toBe(1);
  });

  it.each([
    ['mail.example', 59 * MINUTE, 61 * MINUTE],
    ['old.example', 0.9 * MINUTE, 1.1 * MINUTE],
    ['no-such-name.example', 0.9 * MINUTE, 1.1 * MINUTE],
    ['broken.example', 0.2 * MINUTE, 0.3 * MINUTE],
  ])('of %s are asked for again after their time', async (domain, before, after) => {
    const begun = clock;
    await outcomeFor(`ada@${domain}`);
    const once = server.timesAsked(domain);
    clock = begun + before;
    await outcomeFor(`ada@${domain}`);
    expect(server.timesAsked(domain)).toBe(once);
    clock = begun + after;
    await outcomeFor(`ada@${domain}`);
    expect(server.timesAsked(domain)).toBe(2 * once);
  });
});

describe('a resolver that denies existing domains', () => {
  it('is not trusted if it denies everything', async () => {
    server.zones.clear();
    expect(await findingFor('ada@no-such-name.example')).toEqual({ outcome: 'unknown' });
  });

  it.each(wellKnown)('is not trusted while it denies only %s', async (domain) => {
    server.zones.delete(domain);
    expect(await outcomeFor('ada@no-such-name.example')).toBe('unknown');
    expect(await outcomeFor('ada@parked.example')).toBe('unknown');
    expect(await outcomeFor('ada@old.example')).toBe('unknown');
    expect(await outcomeFor('ada@mail.example')).toBe('good');
  });

  it('is not trusted if it answers for none of them', async () => {
    for (const domain of wellKnown) server.zones.set(domain, 'serverFailure');
    expect(await outcomeFor('ada@no-such-name.example')).toBe('unknown');
  });

  it('is trusted if it answers for some of them and denies none', async () => {
    server.zones.set('gmail.com', 'serverFailure');
    expect(await outcomeFor('ada@no-such-name.example')).toBe('false');
  });

  it('is checked once a minute, and trusted again once it works', async () => {
    server.zones.delete('gmail.com');
    expect(await outcomeFor('ada@one.example')).toBe('unknown');
    server.zones.set('gmail.com', mailServer);
    clock += 0.9 * MINUTE;
    expect(await outcomeFor('ada@one.example')).toBe('unknown');
    expect(server.timesAsked('gmail.com')).toBe(1);
    clock += 0.2 * MINUTE;
    expect(await outcomeFor('ada@one.example')).toBe('false');
    expect(server.timesAsked('gmail.com')).toBe(2);
  });

  it('is not trusted later for denials from before it was found out', async () => {
    const begun = clock;
    await outcomeFor('ada@mail.example');
    const truth = new Map(server.zones);
    server.zones.clear();
    clock = begun + 0.9 * MINUTE;
    await outcomeFor('ada@old.example');
    clock = begun + 1.1 * MINUTE;
    await outcomeFor('ada@mail.example');
    clock = begun + 2 * MINUTE;
    await outcomeFor('ada@six.example');
    for (const [domain, zone] of truth) server.zones.set(domain, zone);
    clock = begun + 2.2 * MINUTE;
    expect([await outcomeFor('ada@old.example'), await outcomeFor('ada@six.example')]).toEqual(['good', 'good']);
  });
});

it('judges phone and e-mail separately', async () => {
  expect(await check.check({ email: 'ada@mail.example', phone: '312-555-0142' }, AMPLE)).toEqual({
    email: { outcome: 'good' },
    phone: { outcome: 'false', message: messages.contact.phone.reserved },
  });
});
