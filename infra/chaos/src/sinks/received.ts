import type { Moment } from '../plan/fault.ts';

export const outwardEffects = ['staffMail', 'visitorMail', 'webhook', 'analytics'] as const;
export type OutwardEffect = (typeof outwardEffects)[number];

export interface Receipt {
  readonly leadId: string;
  readonly effect: OutwardEffect;
}

/** What reached the providers. Each goes by the key that it is given, as one that de-duplicates would. */
export class Received {
  readonly #counts = new Map<string, number>();
  /** What came without a key of ours. */
  strangers = 0;

  take(key: string | undefined): Receipt | undefined {
    const receipt = receiptOf(key);
    if (!key || !receipt) {
      this.strangers += 1;
      return undefined;
    }
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return receipt;
  }

  /** How often the effect of this lead came. */
  count(leadId: string, effect: OutwardEffect): number {
    return this.#counts.get(`lead/${leadId}/${effect}`) ?? 0;
  }

  /** One for each key, however often it came. */
  all(): readonly (Receipt & { readonly times: number })[] {
    return [...this.#counts].map(([key, times]) => ({ ...(receiptOf(key) as Receipt), times }));
  }
}

export const momentTaken: Readonly<Record<OutwardEffect, Moment>> = {
  staffMail: 'staff mail taken',
  visitorMail: 'visitor mail taken',
  webhook: 'webhook taken',
  analytics: 'conversion taken',
};

function receiptOf(key: string | undefined): Receipt | undefined {
  const [, leadId, name] = /^lead\/([0-9a-f-]{36})\/(\w+)$/.exec(key ?? '') ?? [];
  const effect = outwardEffects.find((known) => known === name);
  return leadId && effect ? { leadId, effect } : undefined;
}
