import type { OutsidePage } from '@annuity-lantern/ui';
import { hostOf } from './host-of.ts';

/** The page at an address, named by its host; undefined when it is on this site (`origin`) or the address cannot be read. */
export function outsidePage(address: string, origin: string): OutsidePage | undefined {
  try {
    return new URL(address, origin).origin === origin ? undefined : { url: address, label: hostOf(address) };
  } catch {
    return undefined;
  }
}
