import { readBodyId } from '@annuity-lantern/contracts/jobs';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { settle } from '../record/settle.ts';
import { shapeConflictId } from './shape-lead-id.ts';

export interface FirstAnswer {
  /** Distinguishes a retry from another body under the same key. */
  readonly bodyHmac: string;
  readonly createdAt: Date;
  readonly verified: boolean;
  /** The lead was erased since. */
  readonly erased: boolean;
}

/**
 * The answer to the first request with this id. Null unless a majority has acknowledged such a lead: otherwise it may still be lost.
 * Rejects if MongoDB is away.
 */
export async function findFirstAnswer(leads: Leads, id: string): Promise<FirstAnswer | null> {
  return (await findFirstAnswers(leads, [id])).get(id) ?? null;
}

/** Like `findFirstAnswer`, for several ids. */
export async function findFirstAnswers(leads: Leads, ids: readonly string[]): Promise<ReadonlyMap<string, FirstAnswer>> {
  const found = await settle(
    leads.any
      .find({ _id: { $in: ids } }, { bodyHmac: 1, createdAt: 1, verifiedOnReceipt: 1, status: 1, synthetic: 1 })
      .read('primary')
      .readConcern('majority')
      .lean<Pick<LeadRecord, '_id' | 'bodyHmac' | 'createdAt' | 'verifiedOnReceipt' | 'status' | 'synthetic'>[]>(),
  );
  return new Map(
    found.map(({ _id, bodyHmac, createdAt, verifiedOnReceipt: verified, status, synthetic }) => [
      _id,
      { bodyHmac, createdAt, verified, erased: status === 'erased' && !synthetic },
    ]),
  );
}

/**
 * The lead with each of these bodies (`bodyId`), under its own id or beside another lead. A body without one, or without one that a majority has
 * acknowledged, is left out. Rejects if MongoDB is away.
 */
export async function findBodies(leads: Leads, idKey: string, bodies: readonly string[]): Promise<ReadonlyMap<string, FoundBody>> {
  const wanted = bodies.map((body) => {
    const { leadId, bodyHmac } = readBodyId(body);
    return { body, bodyHmac, ids: [leadId, shapeConflictId(idKey, leadId, bodyHmac)] };
  });
  const answers = await findFirstAnswers(
    leads,
    wanted.flatMap(({ ids }) => ids),
  );
  const found = wanted.flatMap(({ body, bodyHmac, ids }) => {
    const id = ids.find((one) => answers.get(one)?.bodyHmac === bodyHmac);
    return id === undefined ? [] : [[body, { id, erased: answers.get(id)?.erased === true }] as const];
  });
  return new Map(found);
}

export interface FoundBody {
  readonly id: string;
  readonly erased: boolean;
}

/**
 * Makes a retry get the first answer if that was a 202 during an outage: its `createdAt`, not verified. An insert that timed out at the
 * intake may have stored the same submission with a later `createdAt`. An answer with an earlier `createdAt` stays.
 */
export async function keepFirstAnswer(leads: Leads, id: string, createdAt: Date): Promise<void> {
  await settle(leads.any.updateOne({ _id: id, createdAt: { $gte: createdAt } }, { $set: { createdAt, verifiedOnReceipt: false } }));
}
