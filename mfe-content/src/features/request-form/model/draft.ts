import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';
import type { RequestFormKind } from './request-form-kind.ts';

const keyOf = (form: RequestFormKind) => `annuity-lantern.${form.name}.draft`;

const Draft = z.lazy(() =>
  z.object({
    answers: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))])),
    consents: z.record(z.string(), z.boolean()),
    /** Version of the consent text: a check mark is valid for this text only. */
    textVersion: z.optional(z.string()),
    /** Marks of the checked figures, which are sent with the request. */
    ticked: z.optional(z.array(z.string())),
    /** The sentence filled in from the address. Unless edited, another product may replace it. */
    prefilled: z.optional(z.string()),
  }),
);
export type Draft = z.infer<typeof Draft>;

/** What was typed into the form in this tab and not yet sent. */
export function readDraft(form: RequestFormKind): Draft | undefined {
  const stored = readTab(keyOf(form));
  if (!stored) return undefined;
  try {
    return Draft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

export function saveDraft(form: RequestFormKind, draft: Draft): void {
  writeTab(keyOf(form), JSON.stringify(draft));
}

export function dropDraft(form: RequestFormKind): void {
  removeTab(keyOf(form));
}
