import { heldBy } from './held-by.ts';
import type { Hold } from './lead-record.ts';
import type { Leads } from './leads.ts';

/**
 * Gives back an effect whose claim was not answered, so that it may or may not have been made: it is due again at once, since nobody acted on it.
 * Without this, an effect that is never done twice would be held as unconfirmed.
 */
export async function withdrawClaim(leads: Leads, hold: Hold, now: Date): Promise<void> {
  const path = `effects.${hold.effect}`;
  await leads.any.updateOne(heldBy(hold), {
    $set: { [`${path}.state`]: 'due', [`${path}.nextAt`]: now },
    $unset: { [`${path}.token`]: 1 },
  });
}
