import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';

const KEY = 'annuity-lantern.staff-drafts';

interface KeptDrafts {
  /** User name. */
  readonly person: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** What the person typed into this field in this tab; empty without a draft. */
export function readDraft(person: string, field: string): string {
  return textsOf(person)[field] ?? '';
}

/** Keeps the text in this tab, in place of an earlier one. An empty text removes it. Drafts of another person are deleted. */
export function keepDraft(person: string, field: string, text: string): void {
  const { [field]: _, ...others } = textsOf(person);
  const texts = text === '' ? others : { ...others, [field]: text };
  if (Object.keys(texts).length === 0) removeTab(KEY);
  else writeTab(KEY, JSON.stringify({ person, texts } satisfies KeptDrafts));
}

/** Deletes the drafts of everyone besides this person. */
export function deleteDrafts(besides?: string): void {
  if (besides === undefined || Object.keys(textsOf(besides)).length === 0) removeTab(KEY);
}

function textsOf(person: string): KeptDrafts['texts'] {
  try {
    const kept = JSON.parse(readTab(KEY) ?? 'null') as KeptDrafts | null;
    return kept?.person === person ? kept.texts : {};
  } catch {
    // Someone changed the storage by hand.
    return {};
  }
}
