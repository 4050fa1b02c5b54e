/** `npm run chaos`: kills and freezes the pipeline while visitors send requests, then audits what became of them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnStores, startOwnStores } from '@annuity-lantern/harness/own-stores';
import { writeReport } from '@annuity-lantern/harness/report';
import { cleanUp, cleanUpOnSignal, undoAtEnd } from '@annuity-lantern/local/clean-up';
import { type RedisEngine, startRedisCluster } from '@annuity-lantern/local/redis-cluster';
import { type RedisReplicas, startRedisReplicas } from '@annuity-lantern/local/redis-replicas';
import { startRedisSentinels } from '@annuity-lantern/local/redis-sentinels';
import { type ReplicaSet, startReplicaSet } from '@annuity-lantern/local/replica-set';
import { Aims } from './aims.ts';
import { audit, openLeadReader, Received, waitForDrain } from './audit.ts';
import { watchClaims } from './claims.ts';
import { runFaults } from './faults.ts';
import { startInstallation } from './installation.ts';
import { openNewerEffects } from './newer-effects.ts';
import { commandOf, type Engine, help, type Options, readOptions, titleOf } from './options.ts';
import { type Fault, faultsOfControl, faultWords, isRollback, type Plan, planFaults } from './plan.ts';
import { unpackPrevious } from './previous.ts';
import { type ControlOutcome, judge, type Run, reportText, sectionOf } from './report.ts';
import { mountSmallDisks, type SmallDisks } from './small-disks.ts';
import { sendVisitors } from './visitors.ts';

/** In seconds. Longer than the pause before an effect's third try. */
const DRAIN_WITHIN = 420;
const STORES_FOLDER = 'stores';
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
/** In seconds. */
const CONTROL_TAIL = 2;
const CONTROL_HEARD_WITHIN_MS = 15_000;
const CONTROL_SETTLES_WITHIN_MS = 4000;

const controls = {
  intake: { service: 'lead-intake', file: 'answer-before-insert.ts', redisDatabase: 1, what: 'acknowledged leads lost' },
  worker: { service: 'lead-worker', file: 'mark-before-acting.ts', redisDatabase: 2, what: 'effects marked done and never received' },
} as const;

const isInterrupted = cleanUpOnSignal();

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else if (options.help) {
  console.log(help);
} else {
  const isKept = await chaos(options)
    .catch((error: unknown) => {
      if (!isInterrupted()) console.error(error);
      return false;
    })
    .finally(cleanUp);
  process.exit(isInterrupted() ? 130 : isKept ? 0 : 1);
}

async function chaos(options: Options): Promise<boolean> {
  const startedAt = Date.now();
  const log = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const command = commandOf(options);
  const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-chaos-'));
  let isKept = false;
  // The logs of a broken promise stay.
  process.once('exit', () => (isKept || isInterrupted()) && rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const disks = options.fills > 0 ? await smallDisks(path.join(folder, STORES_FOLDER), log) : undefined;
  const plan = planFaults({ ...options, fills: disks ? options.fills : 0, seconds: options.minutes * 60 });
  console.log(`${command}\n\nThe plan, in seconds after the first visitor:\n${plan.faults.map(faultWords).join('\n')}\n`);

  log(`Starting a MongoDB, a Redis and the pipeline in ${folder} ...`);
  const common = { ...options, clocks: 0, folder, stores: await startOwnStores(log, path.join(folder, STORES_FOLDER)), log };
  const run = await runProduct(plan, { ...common, clocks: options.clocks }, await surroundingsOf(options, folder, disks));
  if (options.controls) log('Two controls that must lose: an intake that answers before it stores, a worker that marks before it acts ...');
  const quiet = { ...common, log: () => {} };
  const outcomes = await Promise.all(
    (options.controls ? (['intake', 'worker'] as const) : []).map((victim) => runControl(victim, plan.faults, quiet)),
  );

  const verdicts = judge(run, outcomes);
  const section = sectionOf(titleOf(options), command, run, verdicts);
  isKept = verdicts.every((verdict) => verdict.isKept);
  console.log(`\n${reportText(section)}\n`);
  if (options.write) console.log(`Written to ${await writeReport([section], 'chaos')}.`);
  console.log(isKept ? 'The pipeline kept its promise.' : `A PROMISE IS BROKEN. The logs of this run stay in ${folder}.`);
  return isKept;
}

/** Options of a run besides its stores. */
interface Surroundings {
  readonly set: ReplicaSet | undefined;
  readonly replicas: RedisReplicas | RedisEngine | undefined;
  readonly disks: SmallDisks | undefined;
  readonly previousRoot: string | undefined;
}

async function surroundingsOf(
  { stepdowns, failovers, takeovers, engine, previous }: Options,
  folder: string,
  disks: SmallDisks | undefined,
): Promise<Surroundings> {
  const previousRoot = previous === undefined ? undefined : path.join(folder, 'previous');
  if (previous !== undefined && previousRoot) await unpackPrevious(repositoryRoot, previous, previousRoot);
  const set = stepdowns > 0 ? await startReplicaSet({ members: 3 }) : undefined;
  if (set) undoAtEnd(() => set.stop());
  const replicas = failovers + takeovers > 0 ? await startEngine(engine) : undefined;
  if (replicas) undoAtEnd(() => replicas.stop());
  return { set, replicas, disks, previousRoot };
}

function startEngine(engine: Engine): Promise<RedisReplicas | RedisEngine> {
  const starts = { replicas: startRedisReplicas, sentinel: startRedisSentinels, cluster: () => startRedisCluster('{lantern}') };
  return starts[engine]();
}

/** Undefined where this user may not mount. */
async function smallDisks(folder: string, log: (line: string) => void): Promise<SmallDisks | undefined> {
  return mountSmallDisks(folder).catch(() => {
    log('Full disks are left out: only root can mount a small file system.');
    return undefined;
  });
}

interface Common {
  readonly folder: string;
  readonly stores: OwnStores;
  readonly seed: number;
  readonly rate: number;
  readonly provider: number;
  readonly clocks: number;
  readonly within: number;
  readonly log: (line: string) => void;
}

async function runProduct(plan: Plan, common: Common, surroundings: Surroundings): Promise<Run> {
  const { log } = common;
  const [aims, received] = [new Aims(), new Received()];
  const installation = await startInstallation({ ...common, ...surroundings, name: 'product', redisDatabase: 0, received, aims });
  const reader = await openLeadReader(installation.mongodbUrl);
  const newerEffects = plan.faults.some(isRollback) ? await openNewerEffects(installation.mongodbUrl) : undefined;
  const endWatch = watchClaims(reader, aims);
  const visitors = sendVisitors({ ...common, origin: installation.origin, seconds: plan.seconds });
  const struck = await runFaults({ ...common, ...surroundings, faults: plan.faults, installation, newerEffects, aims });
  endWatch();
  log('The last fault is over; waiting until everything is worked off ...');
  const drainSeconds = await waitForDrain(visitors, reader, { within: DRAIN_WITHIN, log });
  visitors.giveUp();
  const crashed = installation.services().flatMap((service) => {
    const kills = struck.filter(({ names, fault }) => names.includes(service.name) && ['kill', 'roll back'].includes(fault.how)).length;
    return service.exits() > kills ? [`${service.name}: ${service.exits() - kills} times`] : [];
  });
  const rolledBack = newerEffects && { owed: await newerEffects.owed(), changed: await newerEffects.changed() };
  await installation.stop();
  const { within } = common;
  return {
    visitors,
    rolledBack,
    struck,
    drainSeconds,
    within,
    findings: audit(visitors.acknowledged, await reader.leads(), received),
    crashed,
  };
}

/** Runs the product with one part in the wrong order through the same kills, and counts the losses. */
async function runControl(victim: keyof typeof controls, faults: readonly Fault[], common: Common): Promise<ControlOutcome> {
  const { service, file, redisDatabase, what } = controls[victim];
  const [aims, received] = [new Aims(), new Received()];
  const instead = { [service]: path.join(import.meta.dirname, 'controls', file) };
  const installation = await startInstallation({ ...common, name: `control-${victim}`, redisDatabase, received, aims, instead });
  const kills = faultsOfControl(victim, faults);
  const visitors = sendVisitors({ ...common, origin: installation.origin, seconds: (kills.at(-1)?.at ?? 0) + CONTROL_TAIL });
  await runFaults({ ...common, faults: kills, installation, aims });
  await Promise.race([visitors.allHeard, pause(CONTROL_HEARD_WITHIN_MS, undefined, { ref: false })]);
  visitors.giveUp();
  await pause(CONTROL_SETTLES_WITHIN_MS);
  const leads = await (await openLeadReader(installation.mongodbUrl)).leads();
  await installation.stop();
  const { lost, missing } = audit(visitors.acknowledged, leads, received);
  return { name: file, kills: kills.length, found: victim === 'intake' ? lost.length : missing.length, what };
}
