import { type Erasure, type ErasureOutcome, eraseLead } from '@annuity-lantern/lead-store';
import { type ConnectedLedger, START } from './simulated-ledger.ts';
import type { SimulatedWorld } from './simulated-worker.ts';

/** As the desk and the worker do it. */
export async function erase(
  { clock, ledger, witness, erasures }: Pick<SimulatedWorld, 'clock' | 'ledger' | 'witness' | 'erasures'>,
  leads: ConnectedLedger,
  id: string,
  how: Pick<Erasure, 'by' | 'reason' | 'before'>,
): Promise<ErasureOutcome['outcome']> {
  const { bodyHmac = '' } = ledger.leads.get(id) ?? {};
  const now = new Date(START + clock.now());
  const { consentLedger } = leads;
  const { outcome } = await witness.requests.erasing(bodyHmac, () => eraseLead(leads, id, { ...how, now, consentLedger, erasures }));
  return outcome;
}
