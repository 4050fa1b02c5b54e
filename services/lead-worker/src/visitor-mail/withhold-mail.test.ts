import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createTakePlace } from '../mail/take-place.ts';
import { createWithholdMail, type MailLimits } from './withhold-mail.ts';

const email = 'ada@example.org';
const waits = { errorClass: 'sender_limit', permanent: true, ambiguous: false };
let now: Date;
let lists: Map<string, string[]>;

beforeEach(() => {
  now = new Date('2026-03-02T23:30:00Z');
  lists = new Map();
});

/** Notes each name and id that reaches Redis, and lets the worker count. */
const counter = {
  takePlace: async (name: string, id: string) => {
    lists.set(name, [...(lists.get(name) ?? []), id]);
    throw new Error('Redis is away');
  },
};
const limits = (changes: Partial<MailLimits> = {}) =>
  createWithholdMail({
    takePlace: createTakePlace(counter),
    idKey: 'k'.repeat(32),
    ceiling: async () => 0,
    perSender: { address: 30, network: 300 },
    now: () => now,
    ...changes,
  });
const newLead = (address = email, sentFrom?: string) => ({ id: randomUUID(), email: address, sentFrom });
let mailbox = 0;
/** A request from this network address, about a mailbox of its own. */
const from = (sentFrom: string) => newLead(`visitor-${mailbox++}@example.org`, sentFrom);

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

it('lets the mail of the 31st request a day from one address wait for a person, and not those of other addresses', async () => {
  const withhold = limits();
  const first = from('203.0.113.7');
  await withhold(first);
  for (let request = 1; request < 30; request += 1) expect(await withhold(from('203.0.113.7'))).toBeNull();
  await expect(withhold(from('203.0.113.7'))).rejects.toMatchObject(waits);
  expect(await withhold(first)).toBeNull();
  expect(await withhold(from('203.0.113.8'))).toBeNull();
  now = new Date('2026-03-03T00:00:00Z');
  expect(await withhold(from('203.0.113.7'))).toBeNull();
});

it.each([
  ['IPv4 /24', (index: number) => `198.51.100.${index}`, '198.51.101.1'],
  ['IPv6 /48', (index: number) => `2001:db8:1:${index.toString(16)}::1`, '2001:db8:2::1'],
])('lets the mail of the 301st request a day from one %s wait, and not those of the next network', async (_what, addressOf, next) => {
  const withhold = limits();
  for (let request = 0; request < 300; request += 1) expect(await withhold(from(addressOf(request % 100)))).toBeNull();
  await expect(withhold(from(addressOf(200)))).rejects.toMatchObject(waits);
  expect(await withhold(from(next))).toBeNull();
});

it('counts the addresses of one IPv6 /64 as one', async () => {
  const withhold = limits({ perSender: { address: 1, network: 300 } });
  expect(await withhold(from('2001:db8:1:2::1'))).toBeNull();
  await expect(withhold(from('2001:db8:1:2::2'))).rejects.toMatchObject(waits);
});

it('takes no place of the mailbox for a mail that waits for a person', async () => {
  const withhold = limits({ perSender: { address: 1, network: 300 } });
  await withhold(newLead(email, '203.0.113.7'));
  for (let request = 0; request < 9; request += 1) await expect(withhold(newLead(email, '203.0.113.7'))).rejects.toMatchObject(waits);
  for (let more = 0; more < 4; more += 1) expect(await withhold(newLead())).toBeNull();
});

it('counts no sender without limits, and none that a person has let through', async () => {
  const withhold = limits({ perSender: { address: 0, network: 0 } });
  await withhold(from('203.0.113.7'));
  await limits()(from(undefined as never));
  expect([...lists.keys()].filter((name) => !name.startsWith('mails-to:'))).toEqual([]);
});

it('gives Redis no address, neither of a mailbox nor of a network', async () => {
  await limits()(newLead('Ada.Okafor+x@Example.org', '203.0.113.7'));
  expect(lists.size).toBe(3);
  expect(JSON.stringify([...lists])).not.toMatch(/okafor|example|203\.0\.113/i);
});
