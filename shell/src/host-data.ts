import type { HostData } from '@annuity-lantern/host-kit';

/**
 * Reads what the gateway embedded in the page. It is not checked here again: the gateway checked the site file and the manifests that it
 * is made of, and every visitor's phone would pay for the schemas before it can answer a tap.
 * @throws when the page did not come from the gateway.
 */
export function readHostData(): HostData {
  const element = document.getElementById('host-data');
  if (!element?.textContent) throw new Error('The page carries no host data');
  return JSON.parse(element.textContent);
}
