import type { RateBatch, RateDesk, SheetPreview, WaitingSheet } from '@annuity-lantern/contracts/http';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The part of the fake server that has the rates. */
export interface FakeRates {
  /** Sheets of rates, the one in use first. */
  batches: RateBatch[];
  /** Sheets of rates that wait for approval. */
  waiting: WaitingSheet[];
  /** The answer to every check of a sheet. */
  preview: SheetPreview;
  /** The name that the last sign-in gave. */
  username: string;
  /** The request bodies, in order. */
  readonly bodies: unknown[];
}

/** Every call of the rates but the history, as the real service without most of its refusals. A preview that names an approval makes its sheet wait. */
export function rateDesk(desk: FakeRates, key: string): Answer {
  const [, , , what, id, change] = key.split('/');
  if (key.endsWith('/previews')) return { status: 200, body: desk.preview };
  if (key.endsWith('/preview')) return { status: 200, body: desk.preview.compared };
  if (key.startsWith('GET ')) return { status: 200, body: deskNow(desk) };
  const sent = desk.bodies.at(-1) as { revision?: string; reason?: string; fileName?: string; source?: string };
  if (sent.revision !== undefined && sent.revision !== (desk.batches[0]?.id ?? ''))
    return { status: 409, body: { code: 'rates_changed', message: '' } };
  if (what === 'waiting') return decide(desk, id ?? '', change ?? '', sent.reason);
  const facts = {
    by: 'staff',
    staff: desk.username,
    source: sent.source ?? 'rate sheet',
    ...(sent.fileName ? { fileName: sent.fileName } : {}),
  } as const;
  const { approval } = desk.preview.compared ?? {};
  if (approval) letWait(desk, { ...facts, ...approval, own: true });
  else putOnline(desk, { ...facts, ...(change === 'restore' ? { putBack: true } : {}) });
  return { status: 200, body: { outcome: approval ? 'waiting' : 'online', desk: deskNow(desk) } };
}

function deskNow({ batches: [inUse, before], waiting }: FakeRates): RateDesk {
  return {
    revision: inUse?.id ?? '',
    ...(inUse ? { inUse } : {}),
    waiting,
    ...(before?.restorable ? { undo: { batch: before.id, alone: true } } : {}),
  };
}

function decide(desk: FakeRates, id: string, change: string, reason: string | undefined): Answer {
  const sheet = desk.waiting.find((one) => one.id === id);
  if (!sheet) return { status: 404, body: { code: 'not_found', message: 'This sheet does not wait for approval any more.' } };
  const { own, hasApprover: _hasApprover, reasons: _reasons, at: uploadedAt, ...about } = sheet;
  if (own && change === 'approve')
    return { status: 403, body: { code: 'forbidden', message: 'You uploaded this sheet, so another manager has to approve it.' } };
  desk.waiting = desk.waiting.filter((one) => one !== sheet);
  const decision = { by: desk.username, at: new Date().toISOString(), ...(reason ? { reason } : {}) };
  if (change === 'approve') {
    putOnline(desk, { ...about, uploadedAt, decision });
    return { status: 200, body: { outcome: 'online', desk: deskNow(desk) } };
  }
  const state = change === 'withdraw' ? 'withdrawn' : 'turned_down';
  desk.batches = [...desk.batches.slice(0, 1), { ...about, state, at: uploadedAt, decision, restorable: false }, ...desk.batches.slice(1)];
  return { status: 200, body: deskNow(desk) };
}

const facts = { count: 64, samples: 0, oldestAsOf: '2026-02-25', newestAsOf: '2026-02-25' };
const idOf = (kind: string, number: number) => `00000000-0000-4000-${kind}-${String(number).padStart(12, '0')}`;

/** Puts a new sheet in use, with these facts. */
export function putOnline(desk: FakeRates, changes: Partial<RateBatch> = {}): void {
  const earlier = desk.batches.map((batch, place) => ({ ...batch, state: 'replaced' as const, restorable: place < 3 }));
  const batch: RateBatch = {
    by: 'command',
    source: 'rate sheet',
    at: new Date().toISOString(),
    sheet: facts,
    counts: { added: 64, changed: 0, adjusted: 0, removed: 0, unchanged: 0 },
    state: 'in_use',
    restorable: false,
    ...changes,
    id: idOf('a000', desk.batches.length),
  };
  desk.batches = [batch, ...earlier];
}

/** Lets a sheet wait for approval, with these facts. */
export function letWait(desk: FakeRates, changes: Partial<WaitingSheet> = {}): void {
  const sheet: WaitingSheet = {
    id: idOf('b000', desk.waiting.length),
    by: 'staff',
    staff: 'ruiz',
    source: 'rate sheet',
    fileName: 'march.csv',
    at: new Date().toISOString(),
    sheet: facts,
    counts: { added: 0, changed: 12, adjusted: 0, removed: 0, unchanged: 52 },
    reasons: ['12 changes to 64 rates in use, more than a tenth (12 changed).'],
    own: false,
    hasApprover: true,
    ...changes,
  };
  desk.waiting = [...desk.waiting, sheet];
}
