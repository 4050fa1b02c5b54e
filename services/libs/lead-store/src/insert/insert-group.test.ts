import { mongo } from 'mongoose';
import { expect, it, vi } from 'vitest';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { insertGroup } from './insert-group.ts';
import { LeadRefused } from './to-record.ts';

interface Failure {
  /** Error codes by place in the group. */
  readonly codes: Readonly<Record<number, number>>;
  /** The number of inserted documents that the server reports. Default: all without a code. */
  readonly inserted?: number;
  readonly writeConcernCode?: number;
}

/** Inserts a group of four on a driver that answers with these write errors. */
async function insertFour({ codes, inserted, writeConcernCode }: Failure) {
  const records = Array.from({ length: 4 }, (_, index) => ({ _id: `lead-${index}` }) as LeadRecord);
  const writeErrors = Object.entries(codes).map(([index, code]) => ({ index: Number(index), code, errmsg: 'grace@example.org' }));
  const error = Object.assign(new Error('the insert failed'), {
    name: 'MongoBulkWriteError',
    writeErrors,
    result: {
      insertedCount: inserted ?? records.length - writeErrors.length,
      getWriteConcernError: () => (writeConcernCode ? { code: writeConcernCode } : undefined),
    },
  });
  const insertMany = vi.fn().mockRejectedValue(error);
  return insertGroup({ any: { collection: { insertMany } } } as unknown as Leads, records);
}

it.each([
  ['BadValue', 2],
  ['Overflow', 15],
  ['DocumentValidationFailure', 121],
  ['BSONObjectTooLarge', 10_334],
])('refuses one lead for good after %s (%i), and no other', async (_name, code) => {
  const outcomes = await insertFour({ codes: { 1: code } });
  expect(outcomes).toEqual(['stored', expect.any(LeadRefused), 'stored', 'stored']);
  expect(String(outcomes[1])).not.toContain('grace');
});

it.each([
  ['HostUnreachable', 6],
  ['UnknownError', 8],
  ['Unauthorized', 13],
  ['MaxTimeMSExpired', 50],
  ['NetworkTimeout', 89],
  ['ShutdownInProgress', 91],
  ['WriteConflict', 112],
  ['FailedToSatisfyReadPreference', 133],
  ['CannotIndexParallelArrays', 171],
  ['PrimarySteppedDown', 189],
  ['SocketException', 9001],
  ['NotWritablePrimary', 10_107],
  ['InterruptedAtShutdown', 11_600],
  ['InterruptedDueToReplStateChange', 11_602],
  ['StaleConfig', 13_388],
  ['OutOfDiskSpace', 14_031],
  ['a code of a later version', 987_654],
])('does not refuse a lead after %s (%i): its outcome is unknown, its neighbors are stored', async (_name, code) => {
  const outcomes = await insertFour({ codes: { 1: code, 2: 11_000 } });
  expect(outcomes).toEqual(['stored', expect.any(Error), 'duplicate', 'stored']);
  expect(outcomes[1]).not.toBeInstanceOf(LeadRefused);
  expect(String(outcomes[1])).toContain(String(code));
  expect(String(outcomes[1])).not.toContain('grace');
});

it('rejects if no majority has acknowledged the group', async () => {
  await expect(insertFour({ codes: { 1: 11_000 }, writeConcernCode: 64 })).rejects.toThrow('the insert failed');
});

it('rejects if the server ended the group early, because it names neither stored nor missing leads', async () => {
  await expect(insertFour({ codes: { 1: 189 }, inserted: 1 })).rejects.toThrow('the insert failed');
});

/** Inserts on a driver that encodes for real, and a server that reads no group with a document nested this deeply. */
async function insertEncoded(records: readonly unknown[], serverCode?: (group: readonly unknown[]) => number | undefined) {
  const groups: number[] = [];
  const insertMany = async (group: readonly { readonly _id: string }[]) => {
    groups.push(group.length);
    for (const record of group) mongo.BSON.serialize(record);
    const code = serverCode?.(group);
    if (code)
      throw Object.assign(new Error('grace@example.org'), {
        code,
        writeErrors: [],
        result: { insertedCount: 0, getWriteConcernError() {} },
      });
  };
  const leads = { any: { collection: { insertMany } } } as unknown as Leads;
  const inserting = insertGroup(leads, records as readonly LeadRecord[]);
  return { outcomes: await inserting.catch((error) => error), groups };
}

const circular: Record<string, unknown> = {};
circular.self = circular;

it.each([
  ['a key with a null byte', { 'a\0b': 1 }],
  ['a circle', circular],
  ['more than 16 MB', { text: 'x'.repeat(17_000_000) }],
])('refuses only the lead with %s, which the driver cannot send', async (_what, answers) => {
  const { outcomes, groups } = await insertEncoded([{ _id: 'a' }, { _id: 'b', answers }, { _id: 'c' }], (group) =>
    (group as { answers?: object }[]).some((one) => one.answers) ? 10_334 : undefined,
  );
  expect(outcomes).toEqual(['stored', expect.any(LeadRefused), 'stored']);
  expect(groups).toEqual([3, 1, 1, 1]);
});

it.each([15, 22, 10_334])('refuses only the lead that MongoDB cannot read (%i), though it names none of the group', async (code) => {
  const { outcomes } = await insertEncoded([{ _id: 'a' }, { _id: 'bad' }, { _id: 'c' }], (group) =>
    (group as { _id: string }[]).some(({ _id }) => _id === 'bad') ? code : undefined,
  );
  expect(outcomes).toEqual(['stored', expect.any(LeadRefused), 'stored']);
  expect(String(outcomes[1])).not.toContain('grace');
});

it('refuses no lead if MongoDB goes away while each is inserted alone', async () => {
  const { outcomes } = await insertEncoded([{ _id: 'a' }, { _id: 'b', answers: circular }], (group) =>
    group.length === 1 ? 189 : undefined,
  );
  expect(outcomes).toEqual([expect.any(Error), expect.any(LeadRefused)]);
  expect(outcomes[0]).not.toBeInstanceOf(LeadRefused);
});

it.each([2, 121, 189])('inserts a group once if MongoDB refuses it as a whole for another reason (%i)', async (code) => {
  const { outcomes, groups } = await insertEncoded([{ _id: 'a' }, { _id: 'b' }], () => code);
  expect(outcomes).toMatchObject({ code });
  expect(groups).toEqual([2]);
});
