import { type Erasure, type ErasureNotes, type ErasureOutcome, eraseLead } from '@annuity-lantern/lead-store';
import type { ConnectedLedger, SimulatedLedger } from './simulated-ledger.ts';
import type { VirtualClock } from './virtual-clock.ts';
import type { Witness } from './witness.ts';

/** Where a request is erased. */
export interface ErasingWorld {
  readonly clock: VirtualClock;
  readonly ledger: SimulatedLedger;
  readonly witness: Witness;
  /** In a virtual file. */
  readonly erasures: ErasureNotes;
}

/** As the desk and the worker do it. */
export async function erase(
  { ledger, witness, erasures }: ErasingWorld,
  leads: ConnectedLedger,
  id: string,
  how: Pick<Erasure, 'by' | 'reason' | 'now' | 'before'>,
): Promise<ErasureOutcome['outcome']> {
  const { bodyHmac = '' } = ledger.leads.get(id) ?? {};
  const { consentLedger } = leads;
  const { outcome } = await witness.requests.erasing(bodyHmac, () => eraseLead(leads, id, { ...how, consentLedger, erasures }));
  return outcome;
}
