import type { BounceReason } from '@annuity-lantern/contracts/http';

/** By the enhanced status code (RFC 3463), the most exact one first. */
const reasons: readonly (readonly [RegExp, BounceReason])[] = [
  [/^5\.(1\.|2\.1$)/, 'no mailbox'],
  [/^5\.2\.2$/, 'mailbox full'],
  [/^5\.7\./, 'refused'],
];

/** Why mail came back for good; null if the mail host still tries. */
export function bounceReason(status: string | undefined): BounceReason | null {
  if (status !== undefined && !status.startsWith('5')) return null;
  return reasons.find(([shape]) => shape.test(status ?? ''))?.[1] ?? 'came back';
}
