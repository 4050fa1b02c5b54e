import type { ChainEntry } from '@annuity-lantern/hash-chain';
import type { ChainFault } from '@annuity-lantern/hash-chain/verify-day';
import { type Chain, chainModel, ofDay, openChain } from '@annuity-lantern/store-kit/chain';
import { type ChainsVerdict, verifyChains } from '@annuity-lantern/store-kit/verify-chains';
import type { Connection } from 'mongoose';
import type { ConsentRecord } from './consent-records.ts';
import { firstDayKept } from './first-day-kept.ts';

/** Its collection. */
export const CONSENTS = 'consents';

export interface ConsentChainSettings {
  /** The first secret seals, all verify. */
  readonly secrets: readonly string[];
  readonly headsFile?: string | undefined;
}

export function openConsentChain(connection: Connection, { secrets }: ConsentChainSettings): Chain {
  return openChain(connection, CONSENTS, secrets);
}

/** A lead's records in the order of its choices, those of one moment as they were written. Rejects if MongoDB is away. */
export async function readConsents(connection: Connection, leadId: string): Promise<Required<ChainEntry<ConsentRecord>>[]> {
  return await chainModel(connection, CONSENTS)
    .find(ofLead(leadId))
    .sort({ 'content.at': 1, _id: 1 })
    .lean<Required<ChainEntry<ConsentRecord>>[]>();
}

interface VerifySettings extends ConsentChainSettings {
  /** Years for which the records of an erased request are kept. An emptied record of an earlier day is no fault. */
  readonly years: number;
}

export interface ConsentsVerdict extends Omit<ChainsVerdict, 'faults'> {
  /** `backdated`: the record names an earlier day than it was written on, and no reason. Records of older releases never have one. */
  readonly faults: readonly { readonly id: string; readonly fault: ChainFault | 'backdated' }[];
}

/** Verifies every chain of a day (UTC, `2026-03-02`). Rejects if MongoDB is away. */
export async function verifyConsents(connection: Connection, day: string, settings: VerifySettings): Promise<ConsentsVerdict> {
  const chain = openConsentChain(connection, settings);
  const verdict = await verifyChains(chain, day, settings.headsFile);
  const isOld = day < firstDayKept(settings.years, new Date());
  const faults = isOld ? verdict.faults.filter(({ fault }) => fault !== 'emptied') : verdict.faults;
  return { ...verdict, faults: [...faults, ...(await findBackdated(chain, day))] };
}

async function findBackdated({ model }: Chain, day: string): Promise<ConsentsVerdict['faults']> {
  const earlier = { 'content.at': { $lt: new Date(`${day}T00:00:00Z`) } };
  const found = await model
    .find({ ...ofDay(day), ...earlier, 'content.signed': { $exists: true }, 'content.late': { $exists: false } }, { _id: 1 })
    .sort({ _id: 1 })
    .read('primary')
    .lean<{ _id: string }[]>();
  return found.map(({ _id: id }) => ({ id, fault: 'backdated' }));
}

/** Matches a lead's records by the index of their ids: `0` is the character after `/`. */
export function ofLead(leadId: string) {
  return { 'content.id': { $gte: `${leadId}/`, $lt: `${leadId}0` } };
}
