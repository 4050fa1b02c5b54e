import { expect, it } from 'vitest';
import { copyRevocations, findLead, recordRevocation } from '../src/lead-store.ts';
import { at, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();

const completed = async (createdAt: Date, contact: { readonly emailNormalised: string; readonly phoneNormalised: string }) => {
  const id = await stored({ createdAt });
  await leads.any.updateOne({ _id: id }, { $set: contact });
  return id;
};
const ana = { emailNormalised: 'ana@example.com', phoneNormalised: '+13034997111' };
const copy = async (id: string, contact: object) => {
  const lead = await findLead(leads, id);
  if (!lead) throw new Error('not stored');
  await copyRevocations(leads, { ...lead, ...contact });
  return findLead(leads, id);
};

it('copies to a lead stored late what its person has revoked, once', async () => {
  const known = await completed(at(0), ana);
  const sealed = await stored({ createdAt: at(1000) });
  await recordRevocation(leads, known, { channels: ['email', 'texts'], way: 'phone', by: 'kim', now: at(2000) });
  const channels = (lead: Awaited<ReturnType<typeof copy>>) => lead?.revocations?.map((one) => [one.channels, one.by, one.at, one.seq]);
  const both = [
    [['email'], 'kim', at(2000), 1],
    [['texts'], 'kim', at(2000), 2],
  ];
  expect(channels(await copy(sealed, ana))).toEqual(both);
  const again = await copy(sealed, ana);
  expect(channels(again)).toEqual(both);
  expect(again?.seq).toBe(2);
  expect(again?.history.slice(1).map(({ what }) => what)).toEqual(['consent', 'consent']);
});

it('leaves out what was revoked before the request, or by another person', async () => {
  const known = await completed(at(0), ana);
  await recordRevocation(leads, known, { channels: ['email'], way: 'phone', by: 'kim', now: at(500) });
  const later = await stored({ createdAt: at(1000) });
  expect((await copy(later, ana))?.revocations).toBeUndefined();
  await recordRevocation(leads, known, { channels: ['email', 'texts'], way: 'phone', by: 'kim', now: at(2000) });
  const other = { emailNormalised: 'bo@example.com', phoneNormalised: '+13034997112' };
  expect((await copy(await stored({ createdAt: at(1000) }), other))?.revocations).toBeUndefined();
  // The same phone, another mailbox.
  const shared = await copy(await stored({ createdAt: at(1000) }), { ...other, phoneNormalised: ana.phoneNormalised });
  expect(shared?.revocations?.map((one) => one.channels)).toEqual([['texts']]);
});
