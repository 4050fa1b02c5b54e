import { Attachment, MOST_ATTACHED_BYTES } from '@annuity-lantern/contracts/http';
// By the package's name: each remote bundles this module, but all must share the one in-memory store of tab-storage.
import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';

const KEY = 'annuity-lantern.offered-figures';

/** The figures that a tool offers to the request forms. The forms show title and lines; the attachment is sent only if the visitor ticks it. */
const OfferedFigures = z.strictObject({
  attachment: Attachment,
  /** The tool as its page calls it. */
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The same inputs in the words of the page. */
  lines: z
    .array(z.strictObject({ label: z.string().check(z.minLength(1), z.maxLength(80)), value: z.string().check(z.maxLength(200)) }))
    .check(z.minLength(1), z.maxLength(40)),
});

type Kind = Attachment['kind'];

export interface OfferedFigures {
  readonly attachment: Attachment;
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/**
 * Offers figures to the request forms, in place of earlier ones of the same tool. They are kept in this tab's session storage and are not
 * sent. When all offers together exceed what a request may carry, the oldest are dropped.
 * @returns false when the figures are too long to be offered; then nothing changes.
 */
export function offerFigures(figures: OfferedFigures): boolean {
  const offered = fromStorage(figures);
  if (!offered) return false;
  keep([...without(offered.attachment.kind), offered]);
  return true;
}

/** What tools have offered in this tab, oldest first: at most one of each kind, together no more than a request may carry. */
export function readOfferedFigures(): readonly OfferedFigures[] {
  const newestOfKind = new Map<Kind, OfferedFigures>();
  for (const entry of storedList()) {
    const offered = fromStorage(entry);
    if (!offered) continue;
    newestOfKind.delete(offered.attachment.kind);
    newestOfKind.set(offered.attachment.kind, offered);
  }
  return newestThatFit([...newestOfKind.values()]);
}

/** Forgets what the tool has offered. */
export function withdrawFigures(kind: Kind): void {
  keep(without(kind));
}

function without(kind: Kind): OfferedFigures[] {
  return readOfferedFigures().filter(({ attachment }) => attachment.kind !== kind);
}

function keep(offered: readonly OfferedFigures[]): void {
  if (offered.length > 0) writeTab(KEY, JSON.stringify(newestThatFit(offered)));
  else removeTab(KEY);
}

function storedList(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readTab(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Storage may contain figures of another version, or invalid data. */
function fromStorage(entry: unknown): OfferedFigures | undefined {
  const { data } = OfferedFigures.safeParse(entry);
  return data && bytesOf([data.attachment]) <= MOST_ATTACHED_BYTES ? data : undefined;
}

function newestThatFit(offered: readonly OfferedFigures[]): readonly OfferedFigures[] {
  if (bytesOf(offered.map(({ attachment }) => attachment)) <= MOST_ATTACHED_BYTES) return offered;
  return newestThatFit(offered.slice(1));
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
