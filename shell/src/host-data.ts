import { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { HostData } from '@annuity-lantern/host-kit';
import { PublicSite } from '@annuity-lantern/site';
import * as z from 'zod/mini';

const EmbeddedHostData = z.object({
  routes: z.array(MergedRoute),
  site: PublicSite,
  publicOrigin: z.string(),
  indexing: z.boolean(),
  analytics: z.boolean(),
});

/**
 * Reads what the gateway embedded in the page.
 * @throws when the page did not come from the gateway.
 */
export function readHostData(): HostData {
  const element = document.getElementById('host-data');
  if (!element?.textContent) throw new Error('The page carries no host data');
  return z.parse(EmbeddedHostData, JSON.parse(element.textContent));
}
