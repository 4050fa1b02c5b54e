import { type EffectName, expectedEffects } from '@annuity-lantern/contracts/effects';
import type { EffectState } from '@annuity-lantern/contracts/http';
import { guardLedger } from '@annuity-lantern/lead-intake/ask-ledger';
import { createKeepLead } from '@annuity-lantern/lead-intake/keep-lead';
import {
  type Effect,
  endHold,
  holdLead,
  type LeadRecord,
  openErasures,
  openLedger,
  orderErasure,
  recordRevocation,
  type StoredLead,
  transitionLead,
} from '@annuity-lantern/lead-store';
import { jobsOfNewLead } from '@annuity-lantern/service-kit/queue';
import { type Control, planFor } from './controls.ts';
import { erase } from './erase.ts';
import { asOldIntake, oldCopies, oldNotes, oldTombstones } from './old-requests.ts';
import { doDeed, report, useCode } from './people-at-work.ts';
import type { Fault, Plan } from './plan.ts';
import { leadIdOf, nameLeads, newLead, type Submission, submissionOf } from './requests.ts';
import { type Backup, backUp, restoreBackup } from './simulated-backup.ts';
import { createSimulatedLedger, START } from './simulated-ledger.ts';
import { createSimulatedProviders } from './simulated-providers.ts';
import { createSimulatedQueue } from './simulated-queue.ts';
import { createSimulatedSealed } from './simulated-sealed.ts';
import { notSealed, type SimulatedWorker, type SimulatedWorld, silent, startSimulatedWorker } from './simulated-worker.ts';
import { type Process, startVirtualClock } from './virtual-clock.ts';
import { startVirtualFile } from './virtual-file.ts';
import { createWitness, NEWER } from './witness.ts';

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
/** Milliseconds for which services are down before a restore. */
const DOWN = 3000;
const SHORT_OUTAGE = 3000;
/** Milliseconds after a lead's last step, after which its time is over. */
const KEPT_FOR = 3000;
/** Milliseconds after which another worker starts in the place of one that a lead ended. */
const RESTART = 500;
const DESK_TRIES = 3;
const open: readonly EffectState[] = ['waiting', 'due', 'sending'];
/** The virtual file in which erasures are noted. */
const ERASURES_FILE = 'erasures of the simulation';
const SHARED_TOKEN = 'one token';
/** The processes whose clocks a plan sets. */
const clockNames = ['intake', 'desk', 'worker 0', 'worker 1', 'worker 2'];

/**
 * Runs the worker's code through a plan on a virtual clock, until all effects have ended. Returns the promises that were broken, in
 * sentences.
 */
export async function runPlan(plan: Plan, control?: Control): Promise<string[]> {
  const clock = startVirtualClock();
  const random = createRandom(plan.luck);
  const realRandom = Math.random;
  Math.random = random;
  const file = startVirtualFile(ERASURES_FILE, random);
  try {
    return await run(planFor(plan, control), { clock, random, control });
  } finally {
    Math.random = realRandom;
    file.stop();
    clock.stop();
  }
}

async function run(plan: Plan, { clock, random, control }: Pick<SimulatedWorld, 'clock' | 'random' | 'control'>): Promise<string[]> {
  const faultsOfSimulation: unknown[] = [];
  const troubleUntil = new Map<Process, number>();
  const hadTrouble = (process: Process) => clock.now() < (troubleUntil.get(process) ?? Number.NEGATIVE_INFINITY) + LEASE;
  const witness = createWitness(hadTrouble, clock.now);
  const ledger = createSimulatedLedger({
    clock,
    random,
    roundTrip: plan.roundTrip,
    onStored: tamperWith,
    onChange: witness.watch,
    onFault: (error) => faultsOfSimulation.push(error),
    comparesNothing: control !== undefined && notCompared.includes(control),
    ownClocks: control === 'own clocks',
    forgets: control === 'outcomes forgotten',
    store: (control && { ...oldStores, ...oldTombstones }[control]) ?? ((lead) => lead),
    ...(control === 'contradictions unseen' ? { show: withoutContradiction } : {}),
  });
  const outside = createSimulatedProviders(clock, random);
  const workers: SimulatedWorker[] = [];
  const alive = () => workers.filter(({ process }) => process.isAlive);
  const queue = createSimulatedQueue({ clock, random, consumers: alive });
  const notes = openErasures(ERASURES_FILE);
  const erasures = (control && oldNotes[control]?.(notes)) ?? notes;
  const world: SimulatedWorld = {
    erasures,
    clock,
    random,
    ledger,
    queue,
    outside,
    witness,
    control,
    end: (process) => end(process, RESTART),
  };
  const sealed = createSimulatedSealed({ clock, random, weather: queue.weather, pick: () => pick(alive()) });
  let desk = startDesk();
  let intake = startIntake();
  /** The workers of an older release. */
  const older = new Set<number>();
  let isDown = false;
  let outages = 0;
  let people = 0;

  const timeOf = ({ ahead = 0 }: Process) => new Date(START + clock.now() + ahead);

  /** Each has a clock of its own, also the one that takes its place. */
  function createProcess(name: string): Process {
    return { name, isAlive: true, frozenUntil: 0, ahead: plan.clocks[clockNames.indexOf(name)] ?? 0 };
  }

  function startWorker(place: number): void {
    if (!isDown && !workers[place]?.process.isAlive)
      workers[place] = startSimulatedWorker(world, createProcess(`worker ${place}`), { isOlder: older.has(place) });
  }

  function startDesk() {
    const process = createProcess('desk');
    return { process, leads: ledger.connect(process) };
  }

  function startIntake() {
    const process = createProcess('intake');
    const connected = ledger.connect(process);
    const leads = plan.isOldIntake ? asOldIntake(connected) : connected;
    return clock.as(process, () => {
      const askLedger = guardLedger().ask;
      const restoreProducer = sealed.connect(process);
      const keepLead = createKeepLead({ leads, ledger: openLedger(leads), askLedger, sealing: notSealed, restoreProducer, log: silent });
      return { process, keepLead, toQueue: queue.connect(process) };
    });
  }

  /** Ends a worker at once, and starts another one in its place. */
  function end(process: Process, pause: number): void {
    const place = workers.findIndex((worker) => worker.process === process);
    process.isAlive = false;
    clock.after(pause, null, () => startWorker(place));
  }

  /** What lead-intake does with a request. */
  function send(submission: Submission): void {
    const { process, keepLead, toQueue } = intake;
    clock.as(process, async () => {
      const lead = newLead(submission, timeOf(process));
      // Without an answer, the visitor is asked to try again.
      const kept = await keepLead(lead, () => submission.conflictId).catch(() => null);
      if (!kept || kept.outcome === 'erased' || kept.outcome === 'key_reused') return;
      witness.requests.acknowledge(submission);
      if (kept.outcome === 'stored') toQueue.enqueue(jobsOfNewLead(lead.id, kept.due)).catch(() => {});
    });
  }

  /** The lead that has this form now. */
  function stored({ beside, form }: Pick<Extract<Fault, { kind: 'hold' }>, 'beside' | 'form'>): LeadRecord | undefined {
    const { bodyHmac } = submissionOf(beside % plan.leads.length, form);
    return [...ledger.leads.values()].find((lead) => lead.bodyHmac === bodyHmac);
  }

  async function tryAtDesk(work: () => Promise<unknown>): Promise<void> {
    for (let tries = 0; tries < DESK_TRIES; tries += 1) {
      const isDone = await work().then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
  }

  /** Loses both stores, and restores the backup of `begins`, as an operator does it: no service runs meanwhile. */
  async function loseAndRestore(backup: Backup): Promise<void> {
    isDown = true;
    for (const { process } of [...workers, intake, desk]) process.isAlive = false;
    const process = createProcess('restore');
    // Calls that are on their way arrive before.
    await new Promise<void>((resolve) => clock.after(DOWN, process, resolve));
    queue.weather.wipes += 1;
    sealed.kept.clear();
    await clock.as(process, () =>
      restoreBackup({ clock, ledger: ledger.connect(process), sealed: sealed.connect(process) }, backup, {
        erasuresFile: ERASURES_FILE,
        chooseCopies: control && oldCopies[control],
      }),
    );
    witness.restored(backup.begunAt, outside.received, ledger.leads, sealed.kept.values());
    isDown = false;
    desk = startDesk();
    intake = startIntake();
    for (let place = 0; place < plan.workers; place += 1) startWorker(place);
  }

  async function revoke({ lead, channels }: Extract<Fault, { kind: 'revocation' }>): Promise<void> {
    const leadId = leadIdOf(lead);
    const at = timeOf(desk.process);
    await tryAtDesk(async () => {
      const found = await recordRevocation(desk.leads, leadId, { channels, way: 'phone', by: 'desk', now: at });
      if (found && found !== 'full') witness.revoked.push({ leadId, at, channels, confirmedAt: clock.now() });
    });
  }

  /** If the lead changed meanwhile, or MongoDB is away, the call is not recorded. */
  async function recordCall(leadId: string): Promise<void> {
    const by = { id: 'desk', username: 'desk', isManager: false };
    for (const to of ['assigned', 'contacted'] as const) {
      const seq = ledger.leads.get(leadId)?.seq ?? 0;
      await transitionLead(desk.leads, leadId, { to, seq, by, now: timeOf(desk.process) });
    }
  }

  /** How one person reaches a lead that they see. */
  async function asPerson(id: string, act: (at: Parameters<typeof doDeed>[1]) => Promise<unknown>): Promise<void> {
    const lead = ledger.leads.get(id);
    people += 1;
    // As if each acted in a millisecond of their own.
    const now = new Date(timeOf(desk.process).getTime() + people);
    if (lead) await act({ leads: desk.leads, lead: lead as StoredLead, begunAt: clock.now(), now, name: `staff ${people}` });
  }

  function tamperWith(leadId: string): void {
    for (const fault of plan.faults) {
      if (fault.kind !== 'tampering' || leadIdOf(fault.lead) !== leadId) continue;
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
  /** Rejections are errors that the person sees. */
  const asDesk = (work: () => Promise<unknown>) => {
    if (!isDown) clock.as(desk.process, () => void work().catch(() => {}));
  };
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
    slowLedger: ({ roundTrip, lasting }) => {
      ledger.weather.slowBy = roundTrip;
      later(lasting, () => {
        ledger.weather.slowBy = 0;
      });
    },
    olderRelease: ({ worker, lasting }) => {
      const place = worker % plan.workers;
      const restart = () => {
        const { process } = workers[place] as SimulatedWorker;
        if (process.isAlive) end(process, RESTART);
      };
      older.add(place);
      restart();
      later(lasting, () => {
        older.delete(place);
        restart();
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
    revocation: (fault) => asDesk(() => revoke(fault)),
    firstContact: ({ lead }) => asDesk(() => recordCall(leadIdOf(lead))),
    deadlyLead: ({ lead, effect }) => witness.deadly.set(leadIdOf(lead), effect),
    repeat: ({ beside, form, outage }) => {
      if (outage) begins.ledgerAway({ kind: 'ledgerAway', from: 0, lasting: SHORT_OUTAGE });
      send(submissionOf(beside % plan.leads.length, form));
    },
    erasure: ({ by, ...fault }) => {
      const { _id: id } = stored(fault) ?? {};
      if (!id) return;
      const { leads } = desk;
      const before = new Date(timeOf(desk.process).getTime() - KEPT_FOR);
      const ways = {
        staff: () => erase(world, leads, id, { by: 'desk', reason: 'asked', now: timeOf(desk.process) }),
        visitor: () => orderErasure(leads, id),
        retention: () => erase(world, leads, id, { by: 'system', reason: 'retention', now: timeOf(desk.process), before }),
      };
      asDesk(() => tryAtDesk(ways[by]));
    },
    hold: ({ lasting, late, ...fault }) => {
      const { _id: id } = stored(fault) ?? {};
      if (!id) return;
      const change = { reason: 'a dispute', by: 'desk', now: timeOf(desk.process) };
      let isOver = false;
      const hold = async () => {
        const { outcome } = await holdLead(desk.leads, id, change, erasures);
        // Its end may have been asked for before.
        if (outcome === 'changed' && !isOver) witness.requests.hold(id);
      };
      if (late !== null) begins.erasure({ ...fault, kind: 'erasure', by: 'staff' });
      later(late ?? 0, () => asDesk(() => tryAtDesk(hold)));
      later(lasting, () => {
        isOver = true;
        witness.requests.endHold(id);
        asDesk(() => tryAtDesk(() => endHold(desk.leads, id, change)));
      });
    },
    work: ({ beside, steps }) => {
      const id = leadIdOf(beside % plan.leads.length);
      for (const { does, after } of steps) later(after, () => asDesk(() => asPerson(id, (at) => doDeed(does, at, witness))));
    },
    code: ({ beside, tabs }) => {
      const id = leadIdOf(beside % plan.leads.length);
      asDesk(() => asPerson(id, (at) => useCode(at, tabs, witness)));
    },
    mailEvent: ({ beside, says, again }) => {
      const id = leadIdOf(beside % plan.leads.length);
      for (const after of [0, again]) later(after, () => asDesk(() => asPerson(id, (at) => report(at, says, witness))));
    },
    newerRelease: ({ beside }) => {
      const id = leadIdOf(beside % plan.leads.length);
      const effect = { state: 'waiting', attempts: 0 };
      if ((ledger.leads.get(id)?.status ?? 'erased') === 'erased') return;
      ledger.tamper(id, (lead) => ({ ...lead, [NEWER]: 1, effects: { ...lead.effects, [NEWER]: effect } }));
      witness.ofNewerRelease.add(id);
    },
    restore: ({ lasting }) => {
      const process = createProcess('backup');
      let backup: Backup | undefined;
      const stores = { clock, ledger: ledger.connect(process), sealed: sealed.connect(process) };
      const making = () =>
        backUp(stores).then(
          (made) => {
            backup = made;
          },
          () => {},
        );
      if (!isDown) clock.as(process, () => void making());
      later(lasting, () => {
        process.isAlive = false;
        if (backup && !isDown) void loseAndRestore(backup).catch((error: unknown) => faultsOfSimulation.push(error));
      });
    },
    // Done as soon as the lead is stored.
    tampering: () => {},
  };

  /** Milliseconds to the earliest effect, by MongoDB's clock; infinite if none is open. */
  function untilNextEffect(): number {
    const outbox = [...ledger.leads.values()].flatMap(({ effects }) => Object.values(effects));
    return Math.min(...outbox.map(({ nextAt }) => (nextAt ? nextAt.getTime() - ledger.now().getTime() : Number.POSITIVE_INFINITY)));
  }

  /** Asked after each step of the clock, so it ends at the first effect that is due soon. */
  function isQuiet(): boolean {
    if (isDown || sealed.kept.size > 0) return false;
    const soon = ledger.now().getTime() + SOON;
    for (const { effects } of ledger.leads.values()) {
      for (const { state, nextAt } of Object.values(effects)) if (state === 'sending' || (nextAt && nextAt.getTime() <= soon)) return false;
    }
    return true;
  }

  /** Whether what each new lead expects has ended. Unless calls are slow, only faults delay it. */
  function isComplete(): boolean {
    if (plan.roundTrip === undefined) return true;
    const judged = [...ledger.leads.values()].filter(({ _id }) => !witness.deadly.has(_id));
    return judged.every(({ effects }) => !expectedEffects.some((name) => open.includes(effects[name].state)));
  }

  for (let place = 0; place < plan.workers; place += 1) startWorker(place);
  const events = [...plan.faults, ...plan.people];
  for (const event of events) later(startOf(event, plan), () => begins[event.kind](event as never));
  for (const [index, at] of plan.leads.entries()) later(at, () => send(submissionOf(index, 'own')));
  const lastFault = Math.max(...plan.leads, ...events.map((fault) => startOf(fault, plan) + ('lasting' in fault ? fault.lasting : 0)));
  const isBroken = () => faultsOfSimulation.length > 0;
  const quiet = plan.roundTrip === undefined ? QUIET : SLOW_QUIET;
  await clock.runUntil(lastFault + quiet, () => isBroken() || (clock.now() > lastFault && isQuiet() && isComplete()));
  const late = isBroken() || (isQuiet() && isComplete()) ? [] : [`effects still run or wait ${quiet / 1000} s after the last fault`];
  for (let jumps = 0; jumps < MOST_JUMPS && !isBroken() && Number.isFinite(untilNextEffect()); jumps += 1) {
    if (isQuiet()) clock.skip(untilNextEffect());
    await clock.runUntil(clock.now() + QUIET, () => isBroken() || isQuiet());
  }
  if (isBroken()) throw faultsOfSimulation[0];
  const { leads, consents } = ledger;
  const promises = witness.judge({ leads, consents, sealed: sealed.kept.values(), received: outside.received });
  return [...late, ...promises].map(nameLeads);
}

function startOf(fault: Fault, { leads }: Plan): number {
  const arrival = 'beside' in fault ? (leads[fault.beside % leads.length] ?? 0) : 0;
  return 'from' in fault ? arrival + fault.from : 0;
}

/** Effects in a state that no update leads to. */
function impossible({ effects }: LeadRecord, how: Extract<Fault, { kind: 'tampering' }>['how']): Partial<Record<EffectName, Effect>> {
  if (how === 'done before') return { webhook: { state: 'done', attempts: 1, after: 'persist', delay: 0 } };
  const held = { state: 'sending', attempts: 1, token: SHARED_TOKEN, nextAt: new Date(START) } as const;
  return { verify: { ...effects.verify, ...held }, analytics: { ...effects.analytics, ...held } };
}

const notCompared: readonly Control[] = ['changes not compared', 'codes not compared', 'erased changed again', 'erasures not compared'];

/** For controls: what an update stored before. */
const oldStores: Partial<Record<Control, (after: LeadRecord, before: LeadRecord) => LeadRecord>> = {
  'losses uncounted': (lead) => changeAll(lead, ({ losses: _losses, ...effect }) => effect),
  'failures forgotten': (lead) => changeAll(lead, ({ lastAttempts: _failures, ...effect }) => effect),
  'reminders after contact': (after, { firstContact, effects: { slaWarning, slaBreach } }) =>
    after.firstContact && !firstContact ? { ...after, effects: { ...after.effects, slaWarning, slaBreach } } : after,
  'copies not owed': (after, { effects: { spreadRevocation } }) => ({ ...after, effects: { ...after.effects, spreadRevocation } }),
  'records not owed': (after, { effects: { consentRecord }, revocations }) =>
    after.revocations === revocations ? after : { ...after, effects: { ...after.effects, consentRecord } },
  'orders keep the token': (after, { effects: { ownerMail: before } }) => {
    const { ownerMail } = after.effects;
    const isOrder = before.state === 'sending' && ownerMail.order !== before.order;
    const { nextAt, token } = before;
    const kept = { ...ownerMail, state: 'sending', ...(token ? { token } : {}), ...(nextAt ? { nextAt } : {}) } as const;
    return isOrder ? { ...after, effects: { ...after.effects, ownerMail: kept } } : after;
  },
  'told people forgotten': (lead) => changeAll(lead, ({ told: _told, ...effect }) => effect),
  'newer effects dropped': (lead) => changeAll(lead, (effect) => effect, [NEWER]),
  'newer fields left': (after, before) => (after.status === 'erased' && NEWER in before ? { ...after, [NEWER]: before[NEWER] } : after),
  'contact stored late': (after, before) => {
    const isEarly = after.revocations && before.emailNormalised === undefined && after.effects.persist.state !== 'done';
    const { emailNormalised: _email, phoneNormalised: _phone, ...others } = after;
    return isEarly ? (others as LeadRecord) : after;
  },
};

function withoutContradiction(lead: LeadRecord): LeadRecord {
  return changeAll(lead, ({ after: _after, token, ...effect }) => (token && token !== SHARED_TOKEN ? { ...effect, token } : effect));
}

function changeAll(lead: LeadRecord, change: (effect: Effect) => Effect, without: readonly string[] = []): LeadRecord {
  const kept = Object.entries(lead.effects).filter(([name]) => !without.includes(name));
  const effects = Object.fromEntries(kept.map(([name, effect]) => [name, change(effect)]));
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
