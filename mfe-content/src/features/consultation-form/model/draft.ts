import * as z from 'zod/mini';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const KEY = 'annuity-lantern.consultation.draft';

const Draft = z.object({
  answers: z.record(z.string(), z.string()),
  consents: z.record(z.string(), z.boolean()),
  /** The sentence that the address put into "Primary concern": while it stands unchanged, another product may replace it. */
  prefilled: z.optional(z.string()),
});
export type Draft = z.infer<typeof Draft>;

/** What was typed into the form in this tab and not yet sent. */
export function readDraft(): Draft | undefined {
  const stored = readTab(KEY);
  if (!stored) return undefined;
  try {
    return Draft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: Draft): void {
  writeTab(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  removeTab(KEY);
}
