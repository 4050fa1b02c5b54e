import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnStores, startOwnStores } from '@annuity-lantern/harness/own-stores';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { startRedisCluster } from '@annuity-lantern/local/redis-cluster';
import { startRedisReplicas } from '@annuity-lantern/local/redis-replicas';
import { startRedisSentinels } from '@annuity-lantern/local/redis-sentinels';
import { startReplicaSet } from '@annuity-lantern/local/replica-set';
import { Aims } from './aims.ts';
import { audit, openLeadReader, Received } from './audit.ts';
import { watchClaims } from './claims.ts';
import { createStrike, type StrikeOptions } from './faults.ts';
import { type InstallationOptions, startInstallation } from './installation.ts';
import { openNewerEffects } from './newer-effects.ts';
import { commandOf, help, type Options, readOptions, titleOf } from './options.ts';
import { type Fault, faultsOfControl, faultWords, isRollback, type Plan, planFaults } from './plan.ts';
import { unpackPrevious } from './previous.ts';
import { type ControlOutcome, judge, type Run, sectionOf } from './report.ts';
import { type Chaos, type Log, runChaos, strikeAll } from './run-chaos.ts';
import { mountSmallDisks } from './small-disks.ts';
import { sendVisitors } from './visitors.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
/** In seconds. */
const CONTROL_TAIL = 2;
const CONTROL_HEARD_WITHIN_MS = 15_000;
const CONTROL_SETTLES_WITHIN_MS = 4000;

const controls = {
  intake: { service: 'lead-intake', file: 'answer-before-insert.ts', redisDatabase: 1, what: 'acknowledged leads lost' },
  worker: { service: 'lead-worker', file: 'mark-before-acting.ts', redisDatabase: 2, what: 'effects marked done and never received' },
} as const;

const engines = { replicas: startRedisReplicas, sentinel: startRedisSentinels, cluster: () => startRedisCluster('{lantern}') };

/** Reads the arguments of `npm run chaos`. */
export function readProcesses(args: readonly string[]): Chaos {
  const options = readOptions(args);
  if (typeof options === 'string') return options;
  if (options.help) return { help };
  return { command: commandOf(options), write: options.write, keeps: 'logs', start: (folder, log) => start(options, folder, log) };
}

async function start(options: Options, folder: string, log: Log) {
  const dataDir = path.join(folder, 'stores');
  const disks = options.fills > 0 ? await mountSmallDisks(dataDir).catch(() => undefined) : undefined;
  if (options.fills > 0 && !disks) log('Full disks are left out: only root can mount a small file system.');
  const plan = planFaults({ ...options, fills: disks ? options.fills : 0, seconds: options.minutes * 60 });
  console.log(`The plan, in seconds after the first visitor:\n${plan.faults.map(faultWords).join('\n')}\n`);

  log(`Starting a MongoDB, a Redis and the pipeline in ${folder} ...`);
  const common = { ...options, folder, stores: await startOwnStores(log, dataDir), log };
  const run = await runProduct(plan, common, await surroundingsOf(options, folder, disks));
  if (options.controls) log('Two controls that must lose: an intake that answers before it stores, a worker that marks before it acts ...');
  const quiet = { ...common, clocks: 0, log: () => {} };
  const outcomes = await Promise.all(
    (options.controls ? (['intake', 'worker'] as const) : []).map((victim) => runControl(victim, plan.faults, quiet)),
  );
  const verdicts = judge(run, outcomes);
  return { section: sectionOf(titleOf(options), commandOf(options), run, verdicts), verdicts };
}

/** Options of a run besides its stores. */
type Surroundings = Pick<InstallationOptions, 'set' | 'replicas' | 'previousRoot'> & Pick<StrikeOptions, 'disks'>;

async function surroundingsOf(options: Options, folder: string, disks: Surroundings['disks']): Promise<Surroundings> {
  const { stepdowns, failovers, takeovers, engine, previous } = options;
  const previousRoot = previous === undefined ? undefined : path.join(folder, 'previous');
  if (previous !== undefined && previousRoot) await unpackPrevious(repositoryRoot, previous, previousRoot);
  const set = stepdowns > 0 ? await startReplicaSet({ members: 3 }) : undefined;
  if (set) undoAtEnd(() => set.stop());
  const replicas = failovers + takeovers > 0 ? await engines[engine]() : undefined;
  if (replicas) undoAtEnd(() => replicas.stop());
  return { set, replicas, disks, previousRoot };
}

interface Common extends Pick<Options, 'seed' | 'rate' | 'provider' | 'clocks' | 'within'> {
  readonly folder: string;
  readonly stores: OwnStores;
  readonly log: Log;
}

async function runProduct(plan: Plan, common: Common, surroundings: Surroundings): Promise<Run> {
  const [aims, received] = [new Aims(), new Received()];
  const installation = await startInstallation({ ...common, ...surroundings, name: 'product', redisDatabase: 0, received, aims });
  const reader = await openLeadReader(installation.mongodbUrl);
  const newerEffects = plan.faults.some(isRollback) ? await openNewerEffects(installation.mongodbUrl) : undefined;
  let [crashed, rolledBack]: [string[], Run['rolledBack']] = [[], undefined];
  const { phases, findings } = await runChaos({
    ...common,
    origin: installation.origin,
    reader,
    received,
    phases: [{ first: 0, seconds: plan.seconds, faults: async () => plan.faults }],
    strike: createStrike({ ...common, ...surroundings, installation, newerEffects, aims }),
    watch: (ended) => watchClaims(reader, aims, ended),
    end: async (struck) => {
      crashed = installation.services().flatMap((service) => {
        const kills = struck.filter(({ names, fault }) => names.includes(service.name) && ['kill', 'roll back'].includes(fault.how)).length;
        return service.exits() > kills ? [`${service.name}: ${service.exits() - kills} times`] : [];
      });
      rolledBack = newerEffects && { owed: await newerEffects.owed(), changed: await newerEffects.changed() };
      await installation.stop();
    },
  });
  const [phase] = phases as [(typeof phases)[0]];
  return { ...phase, within: common.within, findings, crashed, rolledBack };
}

/** Runs the product with one part in the wrong order through the same kills, and counts the losses. */
async function runControl(victim: keyof typeof controls, faults: readonly Fault[], common: Common): Promise<ControlOutcome> {
  const { service, file, redisDatabase, what } = controls[victim];
  const [aims, received] = [new Aims(), new Received()];
  const instead = { [service]: path.join(import.meta.dirname, 'controls', file) };
  const installation = await startInstallation({ ...common, name: `control-${victim}`, redisDatabase, received, aims, instead });
  const kills = faultsOfControl(victim, faults);
  const visitors = sendVisitors({ ...common, origin: installation.origin, seconds: (kills.at(-1)?.at ?? 0) + CONTROL_TAIL });
  await strikeAll(kills, createStrike({ ...common, installation, aims }));
  await Promise.race([visitors.allHeard, pause(CONTROL_HEARD_WITHIN_MS, undefined, { ref: false })]);
  visitors.giveUp();
  await pause(CONTROL_SETTLES_WITHIN_MS);
  const leads = await (await openLeadReader(installation.mongodbUrl)).leads();
  await installation.stop();
  const { lost, missing } = audit(visitors.acknowledged, leads, received);
  return { name: file, kills: kills.length, found: victim === 'intake' ? lost.length : missing.length, what };
}
