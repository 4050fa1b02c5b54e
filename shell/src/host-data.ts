import type { HostData } from '@annuity-lantern/host-kit';

/**
 * Reads the host data that the gateway embedded in the page. The gateway already validated its sources. Validating again would
 * delay every visitor's first tap by loading the schemas.
 * @throws when the page did not come from the gateway.
 */
export function readHostData(): HostData {
  const element = document.getElementById('host-data');
  if (!element?.textContent) throw new Error('The page carries no host data');
  return JSON.parse(element.textContent);
}
