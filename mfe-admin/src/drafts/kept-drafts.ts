import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';

const KEY = 'annuity-lantern.staff-drafts';

export interface Draft {
  readonly text: string;
  /** The `seq` of the request that the person saw when they began to write. 0 for a text about anything else. */
  readonly seen: number;
}

interface KeptDrafts {
  /** User name. */
  readonly person: string;
  readonly drafts: Readonly<Record<string, Draft>>;
}

export const noDraft: Draft = { text: '', seen: 0 };

/** What the person typed into this field in this tab; empty without a draft. */
export function readDraft(person: string, field: string): Draft {
  return draftsOf(person)[field] ?? noDraft;
}

/** Keeps the draft in this tab, in place of an earlier one. An empty text removes it. Drafts of another person are deleted. */
export function keepDraft(person: string, field: string, draft: Draft): void {
  const { [field]: _, ...others } = draftsOf(person);
  const drafts = draft.text === '' ? others : { ...others, [field]: draft };
  if (Object.keys(drafts).length === 0) removeTab(KEY);
  else writeTab(KEY, JSON.stringify({ person, drafts } satisfies KeptDrafts));
  askBeforeClose(Object.keys(drafts).length > 0);
}

/** Deletes the drafts of everyone besides this person. */
export function deleteDrafts(besides?: string): void {
  const keeps = besides !== undefined && Object.keys(draftsOf(besides)).length > 0;
  if (!keeps) removeTab(KEY);
  askBeforeClose(keeps);
}

/** Whether the browser asks before it closes the tab. Only while there is a draft: the listener keeps a page out of the browser's cache. */
function askBeforeClose(asks: boolean): void {
  if (asks) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: Event): void {
  event.preventDefault();
}

function draftsOf(person: string): KeptDrafts['drafts'] {
  try {
    const kept = JSON.parse(readTab(KEY) ?? 'null') as KeptDrafts | null;
    return kept?.person === person ? kept.drafts : {};
  } catch {
    // Someone changed the storage by hand.
    return {};
  }
}
