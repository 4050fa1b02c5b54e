import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { flat } from '../../test/support/read-mail.ts';
import type { Recipient } from '../mail/create-mailer.ts';
import type { Mail } from '../mail/render-mail.ts';
import { type OwnerMailOptions, tellOwner } from './tell-owner.ts';

const since = new Date('2026-03-06T16:00:00Z');
const owner = { id: 'id-of-dana', username: 'dana', since };
const secondAdvisor = { id: 'id-of-robin', username: 'robin', agreedOn: '2026-03-06', way: 'phone', by: 'dana', at: since } as const;
const people = new Map([
  ['id-of-dana', { name: 'Dana Reyes', isActive: true, licenses: undefined }],
  ['id-of-robin', { name: 'Robin Hale', isActive: true, licenses: undefined }],
  ['id-of-lee', { name: 'Lee Vance', isActive: false, licenses: undefined }],
]);
const lee = { id: 'id-of-lee', username: 'lee' };

async function tell(changes: Partial<AnyLeadRecord>, told?: readonly string[], options: Partial<OwnerMailOptions> = {}) {
  const sent: { mail: Mail; to: Recipient; key: string }[] = [];
  const counted: string[] = [];
  const ownerMail = { state: 'sending', attempts: 1, order: 7, ...(told ? { told } : {}) } as const;
  const lead = { ...consultation, owner, effects: { ...consultation.effects, ownerMail }, ...changes } as AnyLeadRecord;
  const result = await tellOwner(
    {
      mailer: {
        send: async (mail, to, key) => {
          sent.push({ mail, to, key });
        },
      },
      withholdMail: async ({ id }) => {
        counted.push(id);
        return null;
      },
      staff: { peopleOf: async () => people },
      site: samplePublicSite,
      publicOrigin: 'https://www.example.com',
      now: () => since,
      ...options,
    },
    lead,
    'the key',
  );
  return { result, sent, counted };
}

it("writes to the lead's address, with its key, and counts as a separate mail", async () => {
  const { result, sent, counted } = await tell({});
  expect(result).toEqual({ state: 'done' });
  expect(sent).toMatchObject([{ mail: { subject: 'Dana Reyes has your request' }, to: consultation.email, key: 'the key' }]);
  expect(counted).toEqual([`${consultation._id}/7`]);
});

it.each([
  ['the owner before', ['id-of-robin'], {}, 'Dana Reyes has taken over your request'],
  ['an owner before who has no name', ['id-of-kim'], {}, 'Dana Reyes has taken over your request'],
  ['an owner before whose account is disabled', ['id-of-lee'], {}, 'Dana Reyes has taken over your request'],
  ['a second advisor', ['id-of-dana'], { secondAdvisor }, 'Dana Reyes and Robin Hale have your request'],
  ['the owner before, who is the second advisor now', ['id-of-robin'], { secondAdvisor }, 'Dana Reyes and Robin Hale have your request'],
  ['an owner alone, after two', ['id-of-dana', 'id-of-robin'], {}, 'Dana Reyes has your request'],
])('tells of %s', async (_whom, told, changes, subject) => {
  expect((await tell(changes, told)).sent).toMatchObject([{ mail: { subject } }]);
});

const revocation = { at: since, by: 'dana', way: 'phone', seq: 5 } as const;

it.each<[string, Partial<AnyLeadRecord>, readonly string[] | undefined]>([
  ['no_owner', { owner: undefined } as never, undefined],
  ['owner_disabled', { owner: { ...owner, ...lee } }, undefined],
  ['owner_disabled', { secondAdvisor: { ...secondAdvisor, ...lee } }, undefined],
  ['request_over', { status: 'closed' }, undefined],
  ['request_over', { status: 'disqualified' }, undefined],
  ['contact_false', { contact: { email: 'false', phone: 'good' } }, undefined],
  ['contact_false', { contact: { email: 'good', phone: 'false' } }, undefined],
  ['told_before', {}, ['id-of-dana']],
  ['told_before', { secondAdvisor }, ['id-of-dana', 'id-of-robin']],
])('is skipped with %s', async (reason, changes, told) => {
  expect(await tell(changes, told)).toEqual({ result: { state: 'skipped', reason }, sent: [], counted: [] });
});

it.each<Partial<AnyLeadRecord>>([
  { contact: { email: 'unknown', phone: 'unknown' } },
  { consent: null },
  { revocations: [{ ...revocation, channels: ['automatedCalls', 'texts'] }] },
])('is sent for %j: it answers the own request', async (changes) => {
  expect((await tell(changes)).sent).toHaveLength(1);
});

const licensed = (until: string) =>
  new Map([['id-of-dana', { name: 'Dana Reyes', isActive: true, licenses: [{ state: 'OH', number: '1234567', until }] }]]);
const naming = { ...samplePublicSite, callers: { nameLicense: true } };

it.each([
  ['on its last day at the office', 'OH', '2026-03-06', naming, true],
  ['not once it ended', 'OH', '2026-03-05', naming, false],
  ['not for another state', 'TX', '2027-05-31', naming, false],
  ['not for a request without a state', undefined, '2027-05-31', naming, false],
  ['not unless the site file asks for it', 'OH', '2027-05-31', samplePublicSite, false],
] as const)('names the license of the owner %s', async (_when, state, until, site, isNamed) => {
  // Past midnight in UTC, and still the day before at the office.
  const now = () => new Date('2026-03-07T03:00:00Z');
  const { sent } = await tell({ state } as Partial<AnyLeadRecord>, [], { site, now, staff: { peopleOf: async () => licensed(until) } });
  const words = 'Dana Reyes is a licensed insurance agent, Ohio license 1234567.';
  expect(flat(sent[0]?.mail.text ?? '').includes(words)).toBe(isNamed);
  expect(sent[0]?.mail.text.includes('1234567')).toBe(isNamed);
});

it.each([
  [true, 'Dana Reyes answers your questions and sells you nothing.'],
  [undefined, 'The person who calls is a licensed insurance agent, paid by commission if you buy.'],
] as const)('calls only an owner who may sell a licensed agent: service only %s', async (serviceOnly, words) => {
  const text = flat((await tell({ owner: { ...owner, ...(serviceOnly && { serviceOnly }) } })).sent[0]?.mail.text ?? '');
  expect([text.includes(words), text.includes('licensed insurance agent')]).toEqual([true, !serviceOnly]);
});
