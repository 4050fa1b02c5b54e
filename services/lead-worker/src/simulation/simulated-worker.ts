import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { ContactOutcome } from '@annuity-lantern/contracts/http';
import { keepFirstAnswer, openLedger, openVisitorKeys } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Sealing } from '@annuity-lantern/service-kit/sealing';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { type ActEffect, createEffects, type Effects } from '../effects/create-effects.ts';
import { openRevocations } from '../effects/open-revocations.ts';
import { createGate } from '../pipeline/create-gate.ts';
import { createRunner } from '../pipeline/create-runner.ts';
import { createLeaseRest, type LeaseRest } from '../pipeline/rest-leases.ts';
import { createRestoreLead, type RestoreLead } from '../pipeline/restore-lead.ts';
import { startSweep } from '../pipeline/start-sweep.ts';
import type { SwitchWatch } from '../providers/watch-switches.ts';
import type { Control } from './controls.ts';
import { type ErasingWorld, erase } from './erase.ts';
import { oldInserts } from './old-requests.ts';
import { type ConnectedLedger, START } from './simulated-ledger.ts';
import type { Received, SimulatedProviders } from './simulated-providers.ts';
import type { Consumer, SimulatedQueue } from './simulated-queue.ts';
import type { Process } from './virtual-clock.ts';

export interface SimulatedWorker extends Consumer {
  readonly restore: RestoreLead;
}

export interface SimulatedWorld extends ErasingWorld {
  readonly random: () => number;
  readonly queue: SimulatedQueue;
  readonly outside: SimulatedProviders;
  /** Ends a process at once. */
  readonly end: (process: Process) => void;
  readonly control: Control | undefined;
}

const SLOTS = 4;
/** Longest time of a name server in milliseconds, and how often it knows nothing. */
const SLOWEST_CHECK = 400;
const UNKNOWN = 0.2;
export const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, with: () => silent };

export const notSealed: Sealing = { seal: (text) => text, open: (text) => text };

/** Every time of MongoDB is before it. */
const END_OF_TIME = new Date(8.64e15);
const neverRests: LeaseRest = { begin: () => {}, answered: () => {}, expiredBy: () => END_OF_TIME };

/** Starts what startPipeline starts, with the simulated stores. */
export function startSimulatedWorker(world: SimulatedWorld, process: Process, { isOlder = false } = {}): SimulatedWorker {
  const { clock, ledger, queue, control } = world;
  return clock.as(process, () => {
    const rest = chooseRest(control);
    const leads = ledger.connect(process, control === 'primary unnoticed' ? undefined : rest.begin);
    const producer = queue.connect(process);
    const common = { leads, producer, log: silent, hint: () => {} };
    const switches = readSwitches(world, isOlder);
    const runner = createRunner({
      ...common,
      isPaused: switches.isPaused,
      gate: createGate(),
      effects: createSimulatedEffects(world, process, leads),
      rest,
      slotsOf: () => SLOTS,
    });
    startSweep({ ...common, runner, switches, onAnswered: rest.answered, onFailed: rest.begin });
    const restore = createRestoreLead({
      ...common,
      ledger: (control && oldInserts[control]?.(openLedger(leads))) ?? openLedger(leads),
      keepFirstAnswer: (leadId, createdAt) => keepFirstAnswer(leads, leadId, createdAt),
      sealing: notSealed,
    });
    return { process, run: runner.run, restore };
  });
}

function chooseRest(control: Control | undefined): LeaseRest {
  const rest = createLeaseRest();
  if (control === 'leases never rest') return neverRests;
  return control === 'last sweep forgotten' ? { ...rest, expiredBy: () => rest.expiredBy() && END_OF_TIME } : rest;
}

/** Effects that an older release does not know: it claims none. */
const newerEffects: readonly EffectName[] = ['consentRecord', 'codeMail', 'changeMail', 'ownErasure', 'erasedWebhook'];

/** What a worker knows of the switches: each sweep that reached MongoDB reads them. */
function readSwitches({ outside }: Pick<SimulatedWorld, 'outside'>, isOlder: boolean): Pick<SwitchWatch, 'isPaused' | 'look'> {
  let known = new Set(outside.paused);
  return {
    isPaused: (effect) => known.has(effects[effect].queue) || (isOlder && newerEffects.includes(effect)),
    look: async () => {
      known = new Set(outside.paused);
      return [];
    },
  };
}

/** The real handlers, except those that only compose and send. What they send goes to the simulated providers. */
function createSimulatedEffects(world: SimulatedWorld, process: Process, leads: ConnectedLedger) {
  const { clock, random, outside, witness, end, ledger, control } = world;
  const now = () => new Date(START + clock.now() + (process.ahead ?? 0));
  const revocations = openRevocations(leads);
  const readsEarly = control === 'revocations read early';
  /** A worker runs one handler of an effect at a time. */
  const started = new Map<string, Pick<Received, 'bodyHmac' | 'owner' | 'claimedAt' | 'startedAt'>>();

  async function sendUnder(key: string, content: unknown): Promise<void> {
    const [, leadId, effect] = key.split('/') as [string, string, EffectName];
    const handler = started.get(`${leadId}/${effect}`);
    try {
      if (handler) await outside.reach(process, { leadId, effect, key, ...handler, content });
    } catch (error) {
      if ((error as { readonly ambiguous: boolean }).ambiguous) witness.addUnknown(leadId, effect);
      throw error;
    }
  }

  const onlySend: ActEffect = async (_lead, key) => {
    await sendUnder(key, null);
    return { state: 'done' };
  };

  async function check(): Promise<ContactOutcome> {
    await new Promise<void>((resolve) => setTimeout(resolve, SLOWEST_CHECK * random()));
    return random() < UNKNOWN ? 'unknown' : 'good';
  }

  const handlers: Effects = {
    ...createEffects({
      contactCheck: { check: async () => ({ email: { outcome: await check() }, phone: { outcome: 'good' } }) as never },
      mailer: { send: (mail, _to, key) => sendUnder(key, mail) },
      sendToStaff: async ({ mail, idempotencyKey }) => {
        await sendUnder(idempotencyKey, mail);
        return { state: 'done' };
      },
      withholdMail: async () => null,
      staffMailTo: ['desk@example.org'],
      staff: {
        addressesFor: async () => ({ owner: 'owner@example.org', managers: ['desk@example.org'] }),
        peopleOf: async () => new Map(),
      },
      site: samplePublicSite,
      publicOrigin: 'https://www.example.com',
      deskOrigin: 'https://www.example.com',
      webhook: async (lead, key) => {
        await sendUnder(key, lead);
        return { state: 'done' };
      },
      erasedWebhook: async (lead, key) => {
        await sendUnder(key, lead);
        return { state: 'done' };
      },
      analytics: null,
      revocations: readsEarly ? { ...revocations, readFor: async (lead) => lead } : revocations,
      consentLedger: leads.consentLedger,
      readNoCalls: async () => ({}),
      visitorKeys: openVisitorKeys('a key of the simulation'),
      eraseForVisitor: (id) => erase(world, leads, id, { by: 'visitor', reason: 'asked', now: now() }),
      now,
    }),
    ...Object.fromEntries((['staffMail', 'analytics', 'slaWarning', 'slaBreach'] as const).map((effect) => [effect, onlySend])),
  };

  const watched =
    (effect: EffectName): ActEffect =>
    async (lead, key) => {
      const { _id, bodyHmac, owner } = lead;
      const claimedAt = witness.claimedAt(lead.effects[effect]?.token ?? '');
      started.set(`${_id}/${effect}`, { bodyHmac, owner: owner?.id, claimedAt, startedAt: clock.now() });
      if (control === 'mail before the deed' && effect === 'ownErasure') await sendUnder(key, null);
      if (readsEarly && effect === 'persist') await revocations.readFor(lead);
      if (witness.deadly.get(lead._id) !== effect) return handlers[effect](lead, key);
      witness.addDeath(lead._id, process, ledger.leads);
      end(process);
      return new Promise(() => {});
    };
  return Object.fromEntries(effectNames.map((effect) => [effect, watched(effect)])) as Effects;
}
