import { ContactRefusal } from '@annuity-lantern/contracts/http';
import { run as findSimilar } from '@zootools/email-spell-checker';

/**
 * The same mailbox at a well-known mail service with a similar name, for an address that is certainly wrong.
 *
 * @param mistakes most typos by which the name may differ
 */
export function suggestAddress(address: string, mistakes: 1 | 2): string | undefined {
  const at = address.lastIndexOf('@');
  const similar = findSimilar({
    // The library encodes its input, and throws at a lone surrogate.
    email: `x${address.slice(at)}`.toWellFormed(),
    domains: mailServices,
    domainThreshold: mistakes,
    distanceFunction: countMistakes,
    // The library would combine these into domains: `hotmail.co` from `hotmial.con`.
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  if (!similar || at < 1) return undefined;
  const suggestion = `${address.slice(0, at)}@${similar.domain}`;
  return ContactRefusal.safeParse({ emailSuggestion: suggestion }).success ? suggestion : undefined;
}

/**
 * Counts letters added, omitted, replaced, or swapped with a neighbor (optimal string alignment). The library's measure counts a swap
 * twice: `yopmail.com` would be as close to `hotmail.com` as `gmial.com` to `gmail.com`.
 */
function countMistakes(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= meant.length; j++) {
      const replaced = cell(last, j - 1) + (typed[i - 1] === meant[j - 1] ? 0 : 1);
      const swapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1] ? cell(beforeLast, j - 2) + 1 : replaced;
      row.push(Math.min(replaced, swapped, cell(last, j) + 1, cell(row, j - 1) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return cell(last, meant.length);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Mail services common in the United States; the library's list is worldwide. */
const mailServices = [
  'aol.com',
  'att.net',
  'bellsouth.net',
  'centurylink.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'earthlink.net',
  'fastmail.com',
  'frontier.com',
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'juno.com',
  'live.com',
  'mindspring.com',
  'msn.com',
  'netzero.net',
  'optonline.net',
  'outlook.com',
  'protonmail.com',
  'roadrunner.com',
  'rocketmail.com',
  'sbcglobal.net',
  'verizon.net',
  'windstream.net',
  'yahoo.com',
  'ymail.com',
];
