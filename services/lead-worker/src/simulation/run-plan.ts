import { type EffectName, expectedEffects } from '@annuity-lantern/contracts/effects';
import type { EffectState } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/sample-answers';
import {
  type Effect,
  type LeadRecord,
  type NewLead,
  openLedger,
  recordRevocation,
  transitionLead,
  writeLead,
} from '@annuity-lantern/lead-store';
import { jobsOfNewLead } from '@annuity-lantern/service-kit/queue';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { type Control, planFor } from './controls.ts';
import type { Fault, Plan } from './plan.ts';
import { createSimulatedLedger, START } from './simulated-ledger.ts';
import { createSimulatedProviders } from './simulated-providers.ts';
import { createSimulatedQueue } from './simulated-queue.ts';
import { type SimulatedWorker, type SimulatedWorld, startSimulatedWorker } from './simulated-worker.ts';
import { type Process, startVirtualClock } from './virtual-clock.ts';
import { createWitness } from './witness.ts';

/** Milliseconds after a worker's own trouble, within which others may take its claims. */
const LEASE = 8000;
/** Milliseconds after the last fault, within which all is done that needs no long pause. */
const QUIET = 120_000;
/** The same while each call to MongoDB is slow. Every effect that a new lead expects must have ended then, also those that were tried again. */
const SLOW_QUIET = 600_000;
/** Milliseconds to the next effect, above which the clock jumps there. */
const SOON = 1000;
/** The clock jumps at most this often: to reminders, rechecks and long pauses. */
const MOST_JUMPS = 60;
/** Milliseconds for which the intake waits for MongoDB. */
const INTAKE_BUDGET = 1200;
const RESTORE_PAUSE = 1000;
/** Milliseconds after which another worker starts in the place of one that a lead ended. */
const RESTART = 500;
const DESK_TRIES = 3;
const open: readonly EffectState[] = ['waiting', 'due', 'sending'];
const SHARED_TOKEN = 'one token';

/**
 * Runs the worker's code through a plan on a virtual clock, until all effects have ended. Returns the promises that were broken, in
 * sentences.
 */
export async function runPlan(plan: Plan, control?: Control): Promise<string[]> {
  const clock = startVirtualClock();
  const random = createRandom(plan.luck);
  const realRandom = Math.random;
  Math.random = random;
  try {
    return await run(planFor(plan, control), { clock, random, control });
  } finally {
    Math.random = realRandom;
    clock.stop();
  }
}

async function run(plan: Plan, { clock, random, control }: Pick<SimulatedWorld, 'clock' | 'random' | 'control'>): Promise<string[]> {
  const faultsOfSimulation: unknown[] = [];
  const troubleUntil = new Map<Process, number>();
  const witness = createWitness((process) => clock.now() < (troubleUntil.get(process) ?? Number.NEGATIVE_INFINITY) + LEASE);
  const ledger = createSimulatedLedger({
    clock,
    random,
    roundTrip: plan.roundTrip,
    onStored: tamperWith,
    onChange: witness.watch,
    onFault: (error) => faultsOfSimulation.push(error),
    forgets: control === 'outcomes forgotten',
    store: (control && oldStores[control]) ?? ((lead) => lead),
    ...(control === 'contradictions unseen' ? { show: withoutContradiction } : {}),
  });
  const outside = createSimulatedProviders(clock, random);
  const workers: SimulatedWorker[] = [];
  const alive = () => workers.filter(({ process }) => process.isAlive);
  const queue = createSimulatedQueue({ clock, random, consumers: alive });
  const world: SimulatedWorld = { clock, random, ledger, queue, outside, witness, control, end: (process) => end(process, RESTART) };
  const [intake, desk] = [createProcess('intake'), createProcess('desk')];
  const [ofIntake, ofDesk] = [ledger.connect(intake), ledger.connect(desk)];
  const toQueue = queue.connect(intake);
  const sealed = new Map<string, string>();
  let outages = 0;

  function startWorker(place: number): void {
    workers[place] = startSimulatedWorker(world, createProcess(`worker ${place}`));
  }

  /** Ends a worker at once, and starts another one in its place. */
  function end(process: Process, pause: number): void {
    const place = workers.findIndex((worker) => worker.process === process);
    process.isAlive = false;
    clock.after(pause, null, () => startWorker(place));
  }

  /** What lead-intake does with a request. */
  async function receive(index: number): Promise<void> {
    const lead = newLead(index, clock.now() + plan.intakeAhead);
    const giveUp = new AbortController();
    try {
      const inserted = openLedger(ofIntake).insert(lead, giveUp.signal);
      const outcome = await withDeadline(INTAKE_BUDGET, inserted, () => new Error('MongoDB did not answer in time'));
      if (outcome.outcome === 'stored') toQueue.enqueue(jobsOfNewLead(lead.id, outcome.due)).catch(() => {});
    } catch {
      giveUp.abort();
      // The visitor is asked to try again.
      if (queue.weather.isAway) return;
      sealed.set(lead.id, writeLead({ lead, conflictId: `${lead.id}-beside` }));
      clock.after(0, null, () => restore(lead.id));
    }
    witness.acknowledged.add(lead.id);
  }

  /** Hands a sealed lead to some worker until one has restored it. */
  function restore(leadId: string): void {
    const text = sealed.get(leadId);
    if (text === undefined) return;
    const worker = pick(alive());
    if (worker && !queue.weather.isAway)
      clock.after(0, worker.process, async () => {
        if ((await worker.restore({ v: 1, leadId, sealed: text })) === 'restored') sealed.delete(leadId);
      });
    clock.after(RESTORE_PAUSE, null, () => restore(leadId));
  }

  async function revoke(
    { lead, channels }: Pick<Extract<Fault, { kind: 'revocation' }>, 'lead' | 'channels'>,
    tries: number,
  ): Promise<void> {
    const leadId = `lead-${lead}`;
    const at = new Date(START + clock.now());
    try {
      const found = await recordRevocation(ofDesk, leadId, { channels, way: 'phone', by: 'desk', now: at });
      if (found && found !== 'full') witness.revoked.push({ leadId, at, channels, confirmedAt: clock.now() });
    } catch {
      if (tries > 1) await revoke({ lead, channels }, tries - 1);
    }
  }

  /** If the lead changed meanwhile, or MongoDB is away, the call is not recorded. */
  async function recordCall(leadId: string): Promise<void> {
    const by = { id: 'desk', username: 'desk', isManager: false };
    for (const to of ['assigned', 'contacted'] as const) {
      const seq = ledger.leads.get(leadId)?.seq ?? 0;
      await transitionLead(ofDesk, leadId, { to, seq, by, now: new Date(START + clock.now()) });
    }
  }

  function tamperWith(leadId: string): void {
    for (const fault of plan.faults) {
      if (fault.kind !== 'tampering' || `lead-${fault.lead}` !== leadId) continue;
      witness.tampered.add(leadId);
      ledger.tamper(leadId, (lead) => ({ ...lead, effects: { ...lead.effects, ...impossible(lead, fault.how) } }));
    }
  }

  function pick<T>(choices: readonly T[]): T | undefined {
    return choices[Math.floor(random() * choices.length)];
  }

  /** The worker lives on, but is out of touch for a time. */
  function trouble(place: number, lasting: number, begin: (process: Process) => void): void {
    const { process } = workers[place % plan.workers] as SimulatedWorker;
    if (!process.isAlive) return;
    troubleUntil.set(process, Math.max(troubleUntil.get(process) ?? 0, clock.now() + lasting));
    begin(process);
  }

  const later = (ms: number, work: () => void) => clock.after(ms, null, work);
  const begins: { readonly [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => void } = {
    kill: ({ worker, lasting }) => {
      const { process } = workers[worker % plan.workers] as SimulatedWorker;
      if (process.isAlive) end(process, lasting);
    },
    freeze: ({ worker, lasting }) =>
      trouble(worker, lasting, (process) => {
        process.frozenUntil = Math.max(process.frozenUntil, clock.now() + lasting);
      }),
    cutOff: ({ worker, lasting }) =>
      trouble(worker, lasting, (process) => {
        ledger.weather.cutOff.add(process);
        later(lasting, () => ledger.weather.cutOff.delete(process));
      }),
    ledgerAway: ({ lasting }) => {
      outages += 1;
      ledger.weather.isAway = true;
      later(lasting, () => {
        outages -= 1;
        ledger.weather.isAway = outages > 0;
      });
    },
    answersLost: ({ lasting }) => {
      ledger.weather.losesAnswers = true;
      later(lasting, () => {
        ledger.weather.losesAnswers = false;
      });
    },
    newPrimary: ({ ahead }) => {
      ledger.weather.ahead = ahead;
      ledger.weather.term += 1;
    },
    queueAway: ({ lasting }) => {
      queue.weather.isAway = true;
      later(lasting, () => {
        queue.weather.isAway = false;
      });
    },
    queueWiped: () => {
      queue.weather.wipes += 1;
    },
    provider: ({ queue: name, how, lasting }) => {
      outside.faults.set(name, how);
      later(lasting, () => outside.faults.delete(name));
    },
    pause: ({ queue: name, lasting }) => {
      outside.paused.add(name);
      later(lasting, () => outside.paused.delete(name));
    },
    revocation: (fault) => clock.as(desk, () => void revoke(fault, DESK_TRIES)),
    firstContact: ({ lead }) => clock.as(desk, () => void recordCall(`lead-${lead}`).catch(() => {})),
    deadlyLead: ({ lead, effect }) => witness.deadly.set(`lead-${lead}`, effect),
    // Done as soon as the lead is stored.
    tampering: () => {},
  };

  /** Milliseconds to the earliest effect, by MongoDB's clock; infinite if none is open. */
  function untilNextEffect(): number {
    const outbox = [...ledger.leads.values()].flatMap(({ effects }) => Object.values(effects));
    return Math.min(...outbox.map(({ nextAt }) => (nextAt ? nextAt.getTime() - ledger.now().getTime() : Number.POSITIVE_INFINITY)));
  }

  function isQuiet(): boolean {
    const outbox = [...ledger.leads.values()].flatMap(({ effects }) => Object.values(effects));
    return sealed.size === 0 && untilNextEffect() > SOON && outbox.every(({ state }) => state !== 'sending');
  }

  /** Whether what each new lead expects has ended. Unless calls are slow, only faults delay it. */
  function isComplete(): boolean {
    if (plan.roundTrip === undefined) return true;
    const judged = [...ledger.leads.values()].filter(({ _id }) => !witness.deadly.has(_id));
    return judged.every(({ effects }) => !expectedEffects.some((name) => open.includes(effects[name].state)));
  }

  for (let place = 0; place < plan.workers; place += 1) startWorker(place);
  for (const fault of plan.faults) later(startOf(fault, plan), () => begins[fault.kind](fault as never));
  for (const [index, at] of plan.leads.entries()) clock.after(at, intake, () => void receive(index));
  const lastFault = Math.max(...plan.leads, ...plan.faults.map((fault) => startOf(fault, plan) + ('lasting' in fault ? fault.lasting : 0)));
  const isBroken = () => faultsOfSimulation.length > 0;
  const quiet = plan.roundTrip === undefined ? QUIET : SLOW_QUIET;
  await clock.runUntil(lastFault + quiet, () => isBroken() || (clock.now() > lastFault && isQuiet() && isComplete()));
  const late = isBroken() || (isQuiet() && isComplete()) ? [] : [`effects still run or wait ${quiet / 1000} s after the last fault`];
  for (let jumps = 0; jumps < MOST_JUMPS && !isBroken() && Number.isFinite(untilNextEffect()); jumps += 1) {
    if (isQuiet()) clock.skip(untilNextEffect());
    await clock.runUntil(clock.now() + QUIET, () => isBroken() || isQuiet());
  }
  if (isBroken()) throw faultsOfSimulation[0];
  return [...late, ...witness.judge(ledger.leads, outside.received, ledger.consents)];
}

function startOf(fault: Fault, { leads }: Plan): number {
  const arrival = 'beside' in fault ? (leads[fault.beside % leads.length] ?? 0) : 0;
  return 'from' in fault ? arrival + fault.from : 0;
}

function createProcess(name: string): Process {
  return { name, isAlive: true, frozenUntil: 0 };
}

/** All leads are of one person, who agreed to everything. */
function newLead(index: number, ms: number): NewLead<'consultation'> {
  return {
    kind: 'consultation',
    id: `lead-${index}`,
    bodyHmac: `hmac-${index}`,
    createdAt: new Date(START + ms),
    answers: sampleConsultation,
    contact: { email: 'unknown', phone: 'good' },
    consent: { textVersion: '2026-01-01', channels: { automatedCalls: true, texts: true, email: true }, analytics: true },
    reception: {},
  };
}

/** Effects in a state that no update leads to. */
function impossible({ effects }: LeadRecord, how: Extract<Fault, { kind: 'tampering' }>['how']): Partial<Record<EffectName, Effect>> {
  if (how === 'done before') return { webhook: { ...effects.webhook, state: 'done', attempts: 1 } };
  const held = { state: 'sending', attempts: 1, token: SHARED_TOKEN, nextAt: new Date(START) } as const;
  return { verify: { ...effects.verify, ...held }, analytics: { ...effects.analytics, ...held } };
}

/** For controls: what an update stored before. */
const oldStores: Partial<Record<Control, (after: LeadRecord, before: LeadRecord) => LeadRecord>> = {
  'losses uncounted': (lead) => changeAll(lead, ({ losses: _losses, ...effect }) => effect),
  'failures forgotten': (lead) => changeAll(lead, ({ lastAttempts: _failures, ...effect }) => effect),
  'reminders after contact': (after, { firstContact, effects: { slaWarning, slaBreach } }) =>
    after.firstContact && !firstContact ? { ...after, effects: { ...after.effects, slaWarning, slaBreach } } : after,
  'copies not owed': (after, { effects: { spreadRevocation } }) => ({ ...after, effects: { ...after.effects, spreadRevocation } }),
  'records not owed': (after, { effects: { consentRecord }, revocations }) =>
    after.revocations === revocations ? after : { ...after, effects: { ...after.effects, consentRecord } },
  'contact stored late': (after, before) => {
    const isEarly = after.revocations && before.emailNormalised === undefined && after.effects.persist.state !== 'done';
    const { emailNormalised: _email, phoneNormalised: _phone, ...others } = after;
    return isEarly ? (others as LeadRecord) : after;
  },
};

function withoutContradiction(lead: LeadRecord): LeadRecord {
  return changeAll(lead, ({ after: _after, token, ...effect }) => (token && token !== SHARED_TOKEN ? { ...effect, token } : effect));
}

function changeAll(lead: LeadRecord, change: (effect: Effect) => Effect): LeadRecord {
  const effects = Object.fromEntries(Object.entries(lead.effects).map(([name, effect]) => [name, change(effect)]));
  return { ...lead, effects: effects as LeadRecord['effects'] };
}

/** Numbers between 0 and 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
