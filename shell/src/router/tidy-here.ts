import { later } from '@annuity-lantern/ui';

const loadRules = later(() => import('@annuity-lantern/contracts/tidy-address'));

/** Signs that no page writes into its address, or tracking. A clean address may match, too: then nothing changes. */
const mayBeAltered = /[^\w/?#&=+%~.-]|[.*]$|amp;|=3d|%(?:0|2[036c]|3|5[bd]|c2|e2|ef)|[?&](?:utm_|mc_|\w*clid)|[?#].*\?|^[^?#]*&|=[^&]*=/i;

/**
 * Puts the address in order if a mail program altered it. The rules load only then; if they do not load, the address stays as it is.
 * @returns whether the address changed
 */
export async function tidyHere(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  if (!mayBeAltered.test(address) && pathname === pathname.toLowerCase()) return false;
  const rules = await loadRules();
  const tidy = rules?.tidyAddress(address) ?? address;
  // The visitor may have gone on while the rules loaded.
  if (tidy === address || window.location.pathname !== pathname || window.location.hash !== hash) return false;
  window.history.replaceState(window.history.state, '', tidy);
  return true;
}
