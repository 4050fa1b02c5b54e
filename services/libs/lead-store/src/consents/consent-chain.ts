import type { ChainEntry } from '@annuity-lantern/hash-chain';
import { type Chain, chainModel, openChain } from '@annuity-lantern/store-kit/chain';
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

/** Verifies every chain of a day (UTC, `2026-03-02`). Rejects if MongoDB is away. */
export async function verifyConsents(connection: Connection, day: string, settings: VerifySettings): Promise<ChainsVerdict> {
  const verdict = await verifyChains(openConsentChain(connection, settings), day, settings.headsFile);
  if (day >= firstDayKept(settings.years, new Date())) return verdict;
  return { ...verdict, faults: verdict.faults.filter(({ fault }) => fault !== 'emptied') };
}

/** Matches a lead's records by the index of their ids: `0` is the character after `/`. */
export function ofLead(leadId: string) {
  return { 'content.id': { $gte: `${leadId}/`, $lt: `${leadId}0` } };
}
