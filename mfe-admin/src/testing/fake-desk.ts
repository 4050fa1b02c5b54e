import {
  type AnnuityReviewRequest,
  type AuditRow,
  type ConsentProof,
  type ConsultationRequest,
  type EndpointAnswer,
  type FirstContact,
  hiddenInRows,
  type LeadDetail,
  leadTransitions,
  type listErasedNext,
  type OwnSession,
  type ParkedEffect,
  type PipelineHealth,
  type PossibleOwner,
  type RevocationWay,
  type SavedView,
  type SealedRequest,
  type SignInCodeState,
  type StaffAccount,
  type StaffMember,
  type StaffRole,
  type Turns,
  type UnconfirmedEffect,
  type ViewCounts,
  type WeeklyReport,
} from '@annuity-lantern/contracts/http';
import { idPrefixOf } from '@annuity-lantern/contracts/lead-reference';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { vi } from 'vitest';
import { type FakeEventSource, fakeEventSources } from './fake-event-source.ts';
import { type FakeRates, rateDesk } from './fake-rate-desk.ts';
import { sampleHealth } from './sample-health.ts';

/** The fields of a request's detail that its row in the list does not have. */
export type LeadStory = Partial<
  Pick<
    LeadDetail,
    | 'attachments'
    | 'badAddress'
    | 'callback'
    | 'calls'
    | 'callEntries'
    | 'contact'
    | 'effects'
    | 'history'
    | 'hold'
    | 'keyConflict'
    | 'noCalls'
    | 'noCallsHere'
    | 'askFirst'
    | 'noEmail'
    | 'otherAnswers'
    | 'page'
    | 'related'
    | 'revocations'
    | 'secondAdvisor'
    | 'seq'
    | 'wrongNumber'
  >
>;

export type Answer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'no answer';

/** A fake server in place of `fetch`. */
export interface FakeDesk extends FakeRates {
  leads: ConsultationRequest[];
  reviews: AnnuityReviewRequest[];
  /** Whether the queue on top of the desk has the requests that wait. Without it, each request is on the page once. */
  hasQueue: boolean;
  /** The detail fields of each request, by its id. */
  readonly stories: Map<string, LeadStory>;
  parked: ParkedEffect[];
  sealed: SealedRequest[];
  unconfirmed: UnconfirmedEffect[];
  health: PipelineHealth;
  /** Newest first. */
  audit: AuditRow[];
  firstContact: FirstContact;
  weeklyReport: WeeklyReport;
  turns: Turns;
  /** The ledger of every request. */
  proof: Pick<ConsentProof, 'records' | 'faults' | 'isComplete'>;
  erasedNext: EndpointAnswer<typeof listErasedNext>;
  heavyReaders: { username: string; rows: number }[];
  accounts: StaffAccount[];
  /** Staff who can own requests. */
  owners: PossibleOwner[];
  views: SavedView[];
  sessions: OwnSession[];
  signedIn: boolean;
  /** The account that is signed in has no mail address. */
  needsMail: boolean;
  /** Changes of accounts ask for a proof first. */
  mustProve: boolean;
  /** Of the account that is signed in. */
  role: StaffRole;
  code: SignInCodeState;
  /** Overrides the ordinary answer, by `METHOD path`. */
  readonly answers: Map<string, Answer>;
  /** `METHOD path?query`, in order. */
  readonly calls: string[];
  /** The streams of hints that the page opened, in order. */
  readonly streams: readonly FakeEventSource[];
}

export function fakeDesk(leads: ConsultationRequest[] = []): FakeDesk {
  const desk: FakeDesk = {
    leads,
    reviews: [],
    hasQueue: false,
    stories: new Map(),
    parked: [],
    sealed: [],
    unconfirmed: [],
    health: sampleHealth(),
    audit: [],
    batches: [],
    waiting: [],
    preview: { unreadable: { problems: [{ message: 'The sheet is empty.' }], more: 0 } },
    firstContact: { weeks: [], people: [], at: '2026-03-02T17:05:00.000Z' },
    weeklyReport: emptyReport,
    turns: { on: false, people: [] },
    proof: { records: [], faults: 0, isComplete: true },
    erasedNext: { next: [], more: false },
    heavyReaders: [],
    accounts: [],
    owners: [],
    views: [],
    sessions: [],
    signedIn: false,
    needsMail: false,
    mustProve: false,
    role: 'manager',
    code: { active: false, recoveryLeft: 0, required: false },
    username: 'margaret',
    answers: new Map(),
    calls: [],
    bodies: [],
    streams: fakeEventSources(),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://desk.test');
    const key = `${init.method ?? 'GET'} ${url.pathname}`;
    desk.calls.push(key + url.search);
    if (typeof init.body === 'string') desk.bodies.push(JSON.parse(init.body));
    const answer = desk.answers.get(key) ?? ordinaryAnswer(desk, key, url);
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status, headers: answer.headers ?? {} });
  });
  return desk;
}

function ordinaryAnswer(desk: FakeDesk, key: string, url: URL): Answer {
  if (key === 'POST /api/staff/session') {
    desk.signedIn = true;
    desk.username = (desk.bodies.at(-1) as { username: string }).username;
    return { status: 204 };
  }
  if (key === 'DELETE /api/staff/session') {
    desk.signedIn = false;
    return { status: 204 };
  }
  if (key === 'POST /api/staff/reset') return { status: 204 };
  if (!desk.signedIn) return { status: 401, body: { code: 'not_signed_in', message: 'Please sign in.' } };
  if (key === 'GET /api/staff/session') return { status: 200, body: whoAmI(desk) };
  if (key === 'GET /api/staff/reasons') return { status: 200, body: { closed: ['Bought with us'], disqualified: ['Spam or a test'] } };
  if (key === 'GET /api/staff/owners') return { status: 200, body: desk.owners };
  if (key.includes(' /api/staff/views')) return views(desk, key);
  if (key === 'POST /api/leads/owners') return assign(desk);
  if (key.includes(' /api/staff/code')) return signInCode(desk, key);
  if (key === 'GET /api/staff/turns') return { status: 200, body: desk.turns };
  if (key === 'POST /api/staff/turns' || key.endsWith('/absence')) return turnsChanged(desk, key);
  if (key.includes(' /api/staff/')) return accounts(desk, key);
  if (key.endsWith('/calls')) return call(desk, key.split('/')[3] ?? '');
  if (key.endsWith('/transitions')) return step(desk, key.split('/')[3] ?? '');
  if (/^POST .*\/(owner|notes|revocations)$/.test(key)) return work(desk, key.split('/')[3] ?? '', key.split('/')[4] ?? '');
  if (/\/(no-calls|calls-allowed|no-email|email-allowed|address-works)$/.test(key)) return noCalls(desk, key);
  if (key.endsWith('/erase')) return erase(desk, key.split('/')[3] ?? '');
  if (/\/hold(-ended)?$/.test(key)) return hold(desk, key);
  if (key.endsWith('/second-advisor')) return secondAdvisor(desk, key, url);
  if (key === 'POST /api/pipeline/parked/replay') return replayAll(desk);
  if (key.startsWith('POST /api/pipeline/parked/')) return replayOne(desk, url);
  if (key === 'GET /api/pipeline/parked')
    return page(
      desk.parked.map((effect) => ({ ...effect, id: effect.leadId })),
      url,
    );
  if (key === 'GET /api/retention') return { status: 200, body: desk.erasedNext };
  if (key === 'GET /api/pipeline/sealed') return { status: 200, body: { requests: desk.sealed, more: false } };
  if (/\/(pause|resume)$/.test(key)) return switchProvider(desk, key);
  if (key === 'GET /api/pipeline/unconfirmed') return { status: 200, body: { rows: desk.unconfirmed, more: false } };
  if (key === 'POST /api/pipeline/unconfirmed/answer') return answerUnconfirmed(desk);
  if (key === 'GET /api/pipeline/health') return { status: 200, body: desk.health };
  if (key === 'GET /api/audit') return page(auditOf(desk, url), url);
  if (key === 'GET /api/audit/heavy-readers') return { status: 200, body: desk.heavyReaders };
  if (key === 'GET /api/rate-desk/sheets') return page(desk.batches.slice(1), url);
  if (key.includes(' /api/rate-desk')) return rateDesk(desk, key);
  if (key === 'GET /api/leads') return found(desk, Object.fromEntries(url.searchParams));
  if (key === 'POST /api/leads/search') return found(desk, desk.bodies.at(-1) as Readonly<Record<string, string>>);
  if (key === 'GET /api/leads/counts') return { status: 200, body: counts(desk) };
  if (key === 'GET /api/leads/first-contact') return { status: 200, body: desk.firstContact };
  if (key === 'GET /api/leads/weekly-report') return { status: 200, body: desk.weeklyReport };
  if (/^GET .*\/person$/.test(key)) return personOf(desk, key.split('/')[3] ?? '');
  if (/^GET .*\/consent-proof$/.test(key)) return proofOf(desk, key.split('/')[3] ?? '');
  if (/^POST .*\/contact$/.test(key)) return contact(desk, key.split('/')[3] ?? '');
  if (key.startsWith('GET /api/leads/')) return detail(desk, key.slice('GET /api/leads/'.length));
  return page(key === 'GET /api/annuity-review-requests' ? rowsOf(desk, desk.reviews) : rowsOf(desk, desk.leads), url);
}

/** The link that the fake server makes. */
function turnsChanged(desk: FakeDesk, key: string): Answer {
  const { on = desk.turns.on, backOn } = desk.bodies.at(-1) as { on?: boolean; backOn?: string | null };
  const id = key.split('/')[4];
  const people = desk.turns.people.map(({ backOn: before, ...person }) => {
    const after = person.id === id ? backOn : before;
    return { ...person, ...(after ? { backOn: after } : {}) };
  });
  desk.turns = { on, people };
  return { status: 204 };
}

const emptyReport: WeeklyReport = {
  weeks: [],
  all: { weeks: [], total: { requests: 0 } },
  groups: { page: [], state: [], kind: [], status: [], reason: [] },
  at: '2026-03-02T17:05:00.000Z',
};

export const fakeLink = { token: 'secret-of-the-link', until: '2026-03-03T17:05:00.000Z' };

function accounts(desk: FakeDesk, key: string): Answer {
  const [method, , , , what, id, change] = key.replace(' ', '/').split('/');
  if (what === 'sessions') {
    if (method === 'DELETE') desk.sessions = desk.sessions.filter((session) => session.current || (id && session.id !== id));
    return method === 'GET' ? { status: 200, body: desk.sessions } : { status: 204 };
  }
  if (what === 'password') return { status: 204 };
  if (change === 'requests') return openRequests(desk, id, method);
  if (method === 'GET') return { status: 200, body: desk.accounts };
  if (what === 'proof') desk.mustProve = false;
  if (what === 'proof') return { status: 204 };
  if (desk.mustProve) return proofNeeded(desk);
  if (what === 'mail') return { status: 204 };
  if (!id) return { status: 201, body: fakeLink };
  if (change === 'reset') return { status: 200, body: fakeLink };
  desk.accounts = desk.accounts.map((account) => {
    if (account.id !== id) return account;
    const { disabledAt: _, ...enabled } = account;
    if (change === 'enable') return enabled;
    if (change === 'disable') return { ...account, disabledAt: fakeLink.until };
    if (change === 'unlock') return { ...account, locked: false };
    if (change === 'reset-code') return { ...account, hasCode: false };
    return change === 'end-sessions' ? account : { ...account, ...(desk.bodies.at(-1) as object) };
  });
  return { status: 204 };
}

function openRequests(desk: FakeDesk, id: string | undefined, method: string | undefined): Answer {
  const { username } = desk.accounts.find((one) => one.id === id) ?? {};
  const own = [...desk.leads, ...desk.reviews].filter(({ owner }) => owner !== undefined && owner.username === username);
  if (method === 'GET') return { status: 200, body: { count: own.length, more: false } };
  const { to } = desk.bodies.at(-1) as { to: string | null };
  for (const lead of own) setOwner(desk, lead.id, to ?? undefined);
  return { status: 200, body: { given: own.length, shared: own.length - 1, more: false } };
}

function whoAmI({ username, role, code, needsMail }: FakeDesk): StaffMember {
  return { username, role, ...(code.required && !code.active && { mustSetUpCode: true }), ...(needsMail && { needsMail }) };
}

/** The secret that the fake server makes. */
export const fakeSecret = { secret: 'ABCDEFGH2345WXYZ', address: 'otpauth://totp/Annuity%20Lantern:margaret?secret=ABCDEFGH2345WXYZ' };
export const fakeRecoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${'23456789ab'[index]}`);

function signInCode(desk: FakeDesk, key: string): Answer {
  const change = key.split('/')[4];
  const { required } = desk.code;
  if (key.startsWith('GET')) return { status: 200, body: desk.code };
  if (change === 'begin') return { status: 200, body: fakeSecret };
  if (change === 'off') {
    desk.code = { active: false, recoveryLeft: 0, required };
    return { status: 204 };
  }
  desk.code = { active: true, since: fakeLink.until, recoveryLeft: 10, required };
  return { status: 200, body: { recoveryCodes: fakeRecoveryCodes } };
}

function views(desk: FakeDesk, key: string): Answer {
  const id = key.split('/')[4];
  const { name, filters } = (desk.bodies.at(-1) ?? {}) as SavedView;
  if (key.startsWith('GET')) return { status: 200, body: desk.views };
  if (key.startsWith('DELETE')) {
    desk.views = desk.views.filter((view) => view.id !== id);
    return { status: 204 };
  }
  if (desk.views.some((view) => view.name === name)) {
    const message = 'You have a view of this name. Choose another name.';
    return { status: 400, body: { code: 'invalid_input', message, errors: [{ field: 'name', code: 'taken', message }] } };
  }
  if (id) {
    desk.views = desk.views.map((view) => (view.id === id ? { ...view, name } : view));
    return { status: 204 };
  }
  const view = { id: `00000000-0000-4000-a000-${String(desk.views.length).padStart(12, '0')}`, name, filters };
  desk.views = [...desk.views, view];
  return { status: 201, body: view };
}

/** Behaves like the real service, but never refuses. */
function assign(desk: FakeDesk): Answer {
  const { items, to } = desk.bodies.at(-1) as { items: { id: string; seq: number }[]; to: string | null };
  const results = items.map(({ id, seq }) => {
    const lead = rowsOf(desk, [...desk.leads, ...desk.reviews]).find((one) => one.id === id);
    if (!lead) return { id, outcome: 'not_found' };
    if (lead.seq !== seq) return { id, outcome: 'stale' };
    setOwner(desk, id, to ?? undefined);
    desk.stories.set(id, { ...desk.stories.get(id), seq: seq + 1 });
    return { id, outcome: 'changed' };
  });
  return { status: 200, body: { results } };
}

/** Copies the `seq` of each request's detail into its row, and hides what the role may not see in rows. */
function rowsOf<Row extends ConsultationRequest | AnnuityReviewRequest>({ stories, role }: FakeDesk, leads: readonly Row[]): Row[] {
  const hidden: readonly string[] = hiddenInRows(role);
  return leads.map((lead) => {
    const { seq = lead.seq, noCalls, noCallsHere, askFirst } = stories.get(lead.id) ?? {};
    const wishes = { ...(noCalls ? { noCalls } : {}), ...(noCallsHere ? { noCallsHere } : {}), ...(askFirst ? { askFirst } : {}) };
    const shown = Object.entries({ ...lead, seq, ...wishes }).filter(([name]) => !hidden.includes(name));
    return Object.fromEntries(shown) as unknown as Row;
  });
}

function auditOf({ audit }: FakeDesk, { searchParams: query }: URL): AuditRow[] {
  const [by, action, request] = [query.get('by'), query.get('action'), query.get('request')];
  const prefix = request === null ? undefined : idPrefixOf(request);
  return audit.filter((row) => (!by || row.by === by) && (!action || row.action === action) && (!prefix || row.leadId?.startsWith(prefix)));
}

/** User names that match an owner filter. Undefined matches requests without an owner. */
function ownersBy({ owners, username }: FakeDesk, owner: string): (string | undefined)[] {
  if (owner === 'nobody') return [undefined];
  if (owner === 'me') return [username];
  return [owners.find(({ id }) => id === owner)?.username ?? owner];
}

/** By owner, kind, status, state and the start of the last name; the cursor is the id of the last lead of the page before. */
function found(desk: FakeDesk, query: Readonly<Record<string, string>>): Answer {
  if (query.sort === 'queue' && !desk.hasQueue) return { status: 200, body: { rows: [], narrow: false } };
  const byTimeLeft = query.sort === 'left' || query.sort === 'queue';
  const found = [
    ...rowsOf(desk, desk.leads).map((lead) => ({ ...lead, kind: 'consultation' })),
    ...rowsOf(desk, desk.reviews).map((lead) => ({ ...lead, kind: 'annuity-review' })),
  ].filter(
    ({ kind, status, state, lastName, owner }) =>
      (!byTimeLeft || waitingStatuses.includes(status)) &&
      (query.owner === undefined || ownersBy(desk, query.owner).includes(owner?.username)) &&
      (query.kind ?? kind) === kind &&
      (query.status ?? status) === status &&
      (query.state ?? state) === state &&
      lastName.toLowerCase().startsWith((query.q ?? '').toLowerCase()),
  );
  const rows = byTimeLeft ? found.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt, 'en-US')) : found;
  const from = rows.findIndex(({ id }) => id === query.cursor) + 1;
  const page = rows.slice(from, from + 50);
  const more = page.length > 0 && page.at(-1) !== rows.at(-1);
  return { status: 200, body: { rows: page, narrow: false, ...(more ? { next: page.at(-1)?.id } : {}) } };
}

/** In an office that opens on every day. */
function counts(desk: FakeDesk): ViewCounts {
  const all = [...desk.leads, ...desk.reviews];
  const count = (hours: number) => ({
    count: all.filter(({ status, createdAt }) => waitingStatuses.includes(status) && Date.now() - Date.parse(createdAt) >= hours * HOUR)
      .length,
  });
  const ownedBy = (owner: string | undefined) => ({ count: all.filter((lead) => lead.owner?.username === owner).length });
  const waiting = { all: count(0), warned: count(20), late: count(24) };
  const own = { mine: ownedBy(desk.username), nobody: ownedBy(undefined) };
  return {
    builtIn: { queue: waiting.all, ...own, late: waiting.late, attention: { count: 0 }, everyone: waiting.all },
    saved: Object.fromEntries(desk.views.map(({ id }) => [id, { count: 500, more: true }])),
    waiting,
  };
}

function detail({ leads, reviews, stories }: FakeDesk, id: string): Answer {
  const lead = [...leads, ...reviews].find((candidate) => candidate.id === id);
  if (!lead) return { status: 404, body: { code: 'not_found', message: '' } };
  const kind = 'primaryConcern' in lead ? 'consultation' : 'annuity-review';
  const listed = { noCalls: null, noEmail: null, badAddress: null, callEntries: [], askFirst: false };
  return { status: 200, body: { ...lead, kind, seq: 0, history: [], effects: {}, ...listed, ...stories.get(id) } };
}

interface StepBody extends Pick<LeadDetail['history'][number], 'note' | 'reason'> {
  readonly to: LeadDetail['status'];
  readonly seq: number;
  readonly reached?: true;
  readonly callAt?: string;
}

/** Checks the transition like the real service, and adds it to the history. */
function step(desk: FakeDesk, id: string): Answer {
  const { to, seq, reached, callAt, ...words } = desk.bodies.at(-1) as StepBody;
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const lead = read.body as LeadDetail;
  const allowed: readonly string[] = leadTransitions[lead.status];
  if (lead.seq !== seq || !allowed.includes(reached ? 'contacted' : to)) return conflict(lead, seq);
  if (reached) changeStatus(desk, id, 'contacted', 'margaret');
  changeStatus(desk, id, to, 'margaret', { ...words, ...(callAt ? { nextAt: callAt } : {}) });
  if (callAt) {
    const callback = { at: callAt, by: 'margaret', kind: 'appointment', number: seq + 1, version: seq + 1 } as const;
    desk.stories.set(id, { ...desk.stories.get(id), callback });
  }
  return detail(desk, id);
}

/** Records a call like the real service, but never refuses one. */
function call(desk: FakeDesk, id: string): Answer {
  const { seq, outcome, note, callbackAt, nextAt, ask } = desk.bodies.at(-1) as Pick<
    LeadDetail['history'][number],
    'note' | 'callbackAt' | 'nextAt'
  > & {
    readonly seq: number;
    readonly ask?: true;
    readonly outcome: NonNullable<LeadDetail['calls']>['outcome'];
  };
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const lead = read.body as LeadDetail;
  if (lead.seq !== seq) return conflict(lead, seq);
  const [at, by] = [new Date().toISOString(), desk.username];
  const words = { ...(note ? { note } : {}), ...(nextAt ? { nextAt } : {}), ...(ask ? { asked: true as const } : {}) };
  if (outcome === 'reached' && lead.status === 'assigned') changeStatus(desk, id, 'contacted', by, words);
  else {
    const entry = { at, seq: seq + 1, what: 'call' as const, by, outcome, ...words, ...(callbackAt ? { callbackAt } : {}) };
    desk.stories.set(id, { ...desk.stories.get(id), seq: seq + 1, history: [...lead.history, entry] });
  }
  const { callback: _, wrongNumber: __, ...story } = desk.stories.get(id) ?? {};
  const next = nextAt ? ({ at: nextAt, by, kind: 'attempt' } as const) : callbackAt ? { at: callbackAt, by } : undefined;
  const calls = { count: (lead.calls?.count ?? 0) + 1, at, by, outcome };
  const wrong = outcome === 'wrong_number' ? { wrongNumber: { at, by } } : {};
  desk.stories.set(id, { ...story, ...wrong, calls, ...(next ? { callback: next } : {}) });
  return detail(desk, id);
}

function conflict({ status, seq, history }: LeadDetail, seen: number): Answer {
  const change = history.filter((entry) => entry.seq > seen).at(-1);
  const changed = change && { changedBy: change.by, changedAt: change.at, what: change.what, ...(change.to ? { to: change.to } : {}) };
  const details = { status, seq, allowed: leadTransitions[status], ...changed };
  return { status: 409, body: { code: 'transition_not_allowed', message: '', details } };
}

/** Handles owner, note and revocation like the real service, but never refuses. */
function work(desk: FakeDesk, id: string, call: string): Answer {
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const lead = read.body as LeadDetail;
  const body = desk.bodies.at(-1) as Record<string, never>;
  const at = new Date().toISOString();
  const by = desk.username;
  const seq = call === 'notes' ? lead.seq : lead.seq + 1;
  if (call === 'owner' && body.seq !== lead.seq) return conflict(lead, body.seq ?? 0);
  const entries = {
    notes: { what: 'note', note: body.text },
    owner: {
      what: 'owner',
      ...(lead.owner ? { fromOwner: lead.owner.username } : {}),
      ...(body.to ? { toOwner: body.to } : {}),
      note: body.reason,
    },
    revocations: { what: 'consent', channels: body.channels, way: body.way },
  } as const;
  const entry = { at, seq, by, ...entries[call as keyof typeof entries] };
  const history = [...lead.history, entry];
  const revocation = { at, by, seq, channels: body.channels as never, way: body.way as never };
  const revocations = call === 'revocations' ? { revocations: [...(lead.revocations ?? []), revocation] } : {};
  desk.stories.set(id, { ...desk.stories.get(id), seq, history, ...revocations });
  if (call === 'owner') setOwner(desk, id, body.to);
  return detail(desk, id);
}

/** Records whether the person may be called, in this request only. */
function noCalls(desk: FakeDesk, key: string): Answer {
  const [, , , id = '', call] = key.split('/');
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const { way, on, seenAt } = desk.bodies.at(-1) as { way: string; on?: string; seenAt?: string };
  const lead = read.body as LeadDetail;
  const field = call === 'address-works' ? 'badAddress' : call?.includes('email') ? 'noEmail' : 'noCalls';
  const isBan = call?.startsWith('no-') === true;
  if (!isBan && lead[field]?.at !== seenAt) return conflict(lead, lead.seq);
  const what = (
    {
      'no-calls': 'no_calls',
      'calls-allowed': 'calls_allowed',
      'no-email': 'no_email',
      'email-allowed': 'email_allowed',
      'address-works': 'address_works',
    } as const
  )[call as 'no-calls'];
  const entry = { at: new Date().toISOString(), by: desk.username, way };
  const entries = [...(lead.callEntries ?? []), { ...entry, what, ...(on ? { on } : {}) } as const];
  desk.stories.set(id, { ...desk.stories.get(id), [field]: isBan ? entry : null, callEntries: entries });
  return detail(desk, id);
}

function proofNeeded(desk: FakeDesk): Answer {
  return { status: 401, body: { code: 'proof_needed', message: 'Enter your password again.', details: { withCode: desk.code.active } } };
}

/** Erases like the real service, after a proof. */
function erase(desk: FakeDesk, id: string): Answer {
  if (desk.mustProve) return proofNeeded(desk);
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const { seq, history, related = [] } = read.body as LeadDetail;
  const { reason, all } = desk.bodies.findLast((body) => 'reason' in (body as object)) as { reason: string; all?: true };
  const entry = { at: new Date().toISOString(), seq: seq + 1, what: 'erased' as const, by: desk.username, reason };
  desk.stories.set(id, { seq: seq + 1, history: [...history, entry] });
  desk.leads = desk.leads.map((lead) =>
    lead.id === id ? { ...lead, status: 'erased', firstName: '', lastName: '', email: '', phone: '' } : lead,
  );
  return { status: 200, body: { erased: 1 + (all ? related.length : 0), held: 0 } };
}

function hold(desk: FakeDesk, key: string): Answer {
  if (desk.mustProve) return proofNeeded(desk);
  const [, , , id = '', call] = key.split('/');
  const { reason } = desk.bodies.at(-1) as { reason: string };
  const { hold: _, ...story } = desk.stories.get(id) ?? {};
  desk.stories.set(id, { ...story, ...(call === 'hold' ? { hold: { at: new Date().toISOString(), by: desk.username, reason } } : {}) });
  return detail(desk, id);
}

/** Corrects e-mail or phone like the real service, but never refuses. */
function contact(desk: FakeDesk, id: string): Answer {
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const lead = read.body as LeadDetail;
  const body = desk.bodies.at(-1) as { seq: number; resend?: true; mayCall?: true; email?: string; phone?: string };
  const { seq: seen, resend: _, mayCall: __, ...corrected } = body;
  if (seen !== lead.seq) return conflict(lead, seen);
  const old = Object.fromEntries(Object.keys(corrected).map((name) => [name, lead[name as 'email' | 'phone']]));
  const entry = { at: new Date().toISOString(), seq: seen + 1, by: desk.username, what: 'contact' as const, old };
  desk.stories.set(id, { ...desk.stories.get(id), seq: seen + 1, history: [...lead.history, entry] });
  desk.leads = desk.leads.map((one) => (one.id === id ? { ...one, ...corrected } : one));
  return detail(desk, id);
}

/** The request itself, then its related ones. */
function proofOf(desk: FakeDesk, id: string): Answer {
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const { createdAt } = read.body as LeadDetail;
  return { status: 200, body: { id, createdAt, ...desk.proof, verifiedAt: '2026-03-02T17:05:00.000Z' } };
}

function personOf(desk: FakeDesk, id: string): Answer {
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const { related = [] } = read.body as LeadDetail;
  const requests = [id, ...related.map((one) => one.id)].map((one) => {
    const { owner, ...lead } = (detail(desk, one) as { body: LeadDetail }).body;
    const { likeness, reason } = related.find((other) => other.id === one) ?? {};
    return { ...lead, likeness, reason, owner: owner?.username };
  });
  return { status: 200, body: { requests } };
}

/** Adds or removes a second advisor like the real service, but without errors by field. */
function secondAdvisor(desk: FakeDesk, key: string, url: URL): Answer {
  const [, , , id = ''] = key.split('/');
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) return read;
  const lead = read.body as LeadDetail;
  const isNew = key.startsWith('POST ');
  const { seq: seen, ...consent } = isNew
    ? (desk.bodies.at(-1) as { seq: number; username: string; agreedOn: string; way: RevocationWay })
    : { seq: Number(url.searchParams.get('seq')) };
  if (seen !== lead.seq) return conflict(lead, seen);
  const seq = lead.seq + 1;
  const at = new Date().toISOString();
  const by = desk.username;
  const { secondAdvisor: before, ...story } = desk.stories.get(id) ?? {};
  if ('username' in consent) {
    const { username, agreedOn, way } = consent;
    const entry = { at, seq, by, what: 'second_advisor' as const, second: username, agreedOn, way };
    desk.stories.set(id, {
      ...story,
      seq,
      history: [...lead.history, entry],
      secondAdvisor: { id: `id of ${username}`, ...consent, by, at },
    });
  } else {
    const entry = { at, seq, by, what: 'second_advisor_ended' as const, ...(before ? { second: before.username } : {}) };
    desk.stories.set(id, { ...story, seq, history: [...lead.history, entry] });
  }
  return detail(desk, id);
}

/** Sets the owner on the server. Undefined removes the owner. */
export function setOwner(desk: FakeDesk, id: string, username: string | undefined): void {
  const owner = username ? { id: `id of ${username}`, username, since: new Date().toISOString() } : undefined;
  desk.leads = desk.leads.map((lead) => (lead.id === id ? { ...lead, owner } : lead));
  desk.reviews = desk.reviews.map((lead) => (lead.id === id ? { ...lead, owner } : lead));
}

/** Changes the status on the server, as if that member of staff had done it. */
export function changeStatus(
  desk: FakeDesk,
  id: string,
  to: LeadDetail['status'],
  by: string,
  words: Pick<LeadDetail['history'][number], 'note' | 'reason' | 'nextAt'> = {},
): void {
  const read = detail(desk, id);
  if (read === 'no answer' || read.status !== 200) throw new Error(`${id} is not a request of this desk`);
  const { seq, status: from, history } = read.body as LeadDetail;
  const entry = { at: new Date().toISOString(), seq: seq + 1, what: 'status' as const, by, from, to, ...words };
  desk.stories.set(id, { ...desk.stories.get(id), seq: seq + 1, history: [...history, entry] });
  if (to === 'assigned' && !(read.body as LeadDetail).owner) setOwner(desk, id, by);
  desk.leads = desk.leads.map((lead) => (lead.id === id ? { ...lead, status: to } : lead));
  desk.reviews = desk.reviews.map((lead) => (lead.id === id ? { ...lead, status: to } : lead));
}

function replayOne(desk: FakeDesk, { pathname, searchParams: query }: URL): Answer {
  const [leadId, effect, change] = pathname.split('/').slice(4);
  const state = change === 'dismiss' ? (desk.bodies.at(-1) as { state: string }).state : (query.get('state') ?? 'parked');
  const found = desk.parked.find((one) => one.leadId === leadId && one.effect === effect && one.state === state);
  if (!found) return { status: 404, body: { code: 'not_found', message: '' } };
  desk.parked = desk.parked.filter((one) => one !== found);
  return { status: 204 };
}

function switchProvider(desk: FakeDesk, key: string): Answer {
  const [queue, step] = key.split('/').slice(4);
  const { reason = '' } = (desk.bodies.at(-1) ?? {}) as { reason?: string };
  const paused = { at: desk.health.at, by: desk.username, reason, waiting: 0 };
  const providers = desk.health.providers.map((one): PipelineHealth['providers'][number] => {
    if (one.queue !== queue) return one;
    return step === 'pause' ? { queue, color: 'amber', paused } : { queue, color: 'green' };
  });
  desk.health = { ...desk.health, providers };
  return { status: 204 };
}

function answerUnconfirmed(desk: FakeDesk): Answer {
  const { leadIds } = desk.bodies.at(-1) as { leadIds: string[] };
  const left = desk.unconfirmed.filter(({ leadId }) => !leadIds.includes(leadId));
  const answered = desk.unconfirmed.length - left.length;
  desk.unconfirmed = left;
  return { status: 200, body: { answered } };
}

function replayAll(desk: FakeDesk): Answer {
  const { reason } = desk.bodies.at(-1) as { reason: string };
  const left = desk.parked.filter((one) => one.reason !== reason || one.state !== 'parked');
  const replayed = desk.parked.length - left.length;
  desk.parked = left;
  return { status: 200, body: { replayed, more: false } };
}

/** The cursor is the id of the last lead of the page before. */
function page(leads: readonly { readonly id: string }[], { pathname, searchParams: query }: URL): Answer {
  const from = leads.findIndex((lead) => lead.id === query.get('cursor')) + 1;
  const rows = leads.slice(from, from + Number(query.get('limit') ?? 50));
  const last = rows.at(-1);
  const more = last !== undefined && last !== leads.at(-1);
  return { status: 200, body: rows, headers: more ? { link: `<${pathname}?cursor=${last.id}>; rel="next"` } : {} };
}

const HOUR = 3_600_000;

/** `count` requests, newest first, one an hour; the newest is `youngest` hours old. */
export function leadsOf(count: number, { youngest = 1, first = 0 }: { youngest?: number; first?: number } = {}): ConsultationRequest[] {
  return Array.from({ length: count }, (_, index) => leadOf(first + index, Date.now() - (youngest + index) * HOUR));
}

export function leadOf(number: number, createdAt: number, changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ...sampleConsultation,
    firstName: 'Ana',
    lastName: `Number ${number}`,
    email: `ana.${number}@example.com`,
    state: 'AZ',
    primaryConcern: 'Will my income last?',
    status: 'pending',
    createdAt: new Date(createdAt).toISOString(),
    seq: 0,
    ...changes,
  };
}

/** A review with the contact alone. */
export function reviewOf(number: number, createdAt: number, changes: Partial<AnnuityReviewRequest> = {}): AnnuityReviewRequest {
  return {
    id: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
    firstName: 'Bo',
    lastName: `Review ${number}`,
    email: `bo.${number}@example.com`,
    phone: '303-499-7111',
    status: 'pending',
    createdAt: new Date(createdAt).toISOString(),
    seq: 0,
    ...changes,
  };
}
