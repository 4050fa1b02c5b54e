import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createConsultationRequest } from '@annuity-lantern/contracts/http';
import { type ComposeProject, openComposeProject, type Scale } from '@annuity-lantern/harness/compose-project';
import type { Figure, Section } from '@annuity-lantern/harness/report';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { type Document, MongoClient } from 'mongodb';
import { nextLead } from '../intake/leads.ts';
import { runLoad } from '../load.ts';
import type { Options } from '../options.ts';

const CONNECTIONS = 32;
const INTAKES = [1, 2];
const WORKERS = [1, 2, 3];
/** While it lasts, the backlog must not end. */
const COUNTED_SECONDS = 20;
const SETTLES_SECONDS = 5;
const NO_WORKER: Scale = { 'gateway-2': 0, 'lead-desk': 1, 'content-api': 1, 'lead-worker': 0 };

/** Posts and effects per second of the containers of docker-compose.yml, by number of processes, and their memory. */
export async function measureCompose(log: (line: string) => void, { seconds }: Pick<Options, 'seconds'>): Promise<Section> {
  log('Compose: starting the containers ...');
  const project = await openComposeProject({ take: async () => true });
  const cold = await project.up({ ...NO_WORKER, 'lead-intake': 1, 'lead-worker': 1 });
  await pause(SETTLES_SECONDS * 1000);
  const atRest = await project.memory();
  const client = new MongoClient(project.mongodb.url, { lookup: project.mongodb.lookup });
  undoAtEnd(() => client.close());
  const figures: Figure[] = [{ name: 'cold start until every container is healthy', value: cold, unit: 's', digits: 0 }];
  const memories: ReadonlyMap<string, number>[] = [];

  for (const intakes of INTAKES) {
    await project.up({ ...NO_WORKER, 'lead-intake': intakes });
    const load = runLoad({ url: urlOf(project), connections: CONNECTIONS, seconds, headers: {}, next: nextLead });
    memories.push(await project.memory());
    const { perSecond, p50, p99, failed } = await load;
    log(`Compose: intakes ${intakes}: ${perSecond.toFixed(0)} posts a second`);
    figures.push(
      { name: `posts, intakes: ${intakes}, no worker`, value: perSecond, unit: '/s', digits: 0 },
      { name: `posts, intakes: ${intakes}, p50`, value: p50, unit: 'ms', digits: 0 },
      { name: `posts, intakes: ${intakes}, p99`, value: p99, unit: 'ms', digits: 0 },
      { name: `posts, intakes: ${intakes}, not accepted`, value: failed, unit: '' },
    );
  }
  for (const workers of WORKERS) {
    await project.up({ ...NO_WORKER, 'lead-worker': workers });
    await pause(SETTLES_SECONDS * 1000);
    const before = await effectsDone(client);
    const startedAt = performance.now();
    memories.push(await project.memory());
    await pause(COUNTED_SECONDS * 1000 - (performance.now() - startedAt));
    const after = await effectsDone(client);
    const took = (performance.now() - startedAt) / 1000;
    if (after.open === 0) log(`Compose: the backlog ended while ${workers} workers ran: post for longer (--seconds).`);
    figures.push(
      { name: `effects, workers: ${workers}`, value: (after.done - before.done) / took, unit: '/s', digits: 0 },
      { name: `effects, workers: ${workers}, still open afterwards`, value: after.open, unit: '', bar: { at: 'least', value: 1 } },
    );
    log(`Compose: workers ${workers}: ${((after.done - before.done) / took).toFixed(0)} effects a second, ${after.open} open`);
    await project.up(NO_WORKER);
  }
  const most = (name: string) => Math.max(...memories.map((memory) => memory.get(name) ?? 0));
  return {
    title: 'Containers by number of processes',
    notes: [
      `docker-compose.yml with one gateway, three members of MongoDB and one Redis, on ${cpus().length} cores that all containers and this bench share: they are the limit.`,
      `Posts: ${CONNECTIONS} connections for ${seconds} s through the published port, without a worker. Effects: done in ${COUNTED_SECONDS} s of the backlog that the posts left.`,
      'Memory: docker stats, 1 MB is 1000 KB.',
    ],
    figures,
    tables: [
      {
        title: 'Memory',
        columns: ['container', 'at rest', 'most seen under load'],
        rows: [...atRest].toSorted().map(([name, megabytes]) => [name, `${Math.round(megabytes)} MB`, `${Math.round(most(name))} MB`]),
      },
    ],
  };
}

const urlOf = ({ origin }: ComposeProject) => origin + createConsultationRequest.path;

async function effectsDone(client: MongoClient): Promise<{ done: number; open: number }> {
  const countOf = (states: readonly string[]) => ({
    $sum: { $size: { $filter: { input: { $objectToArray: '$effects' }, cond: { $in: ['$$this.v.state', states] } } } },
  });
  const [counts] = await client
    .db()
    .collection('leads')
    .aggregate<Document>([{ $group: { _id: null, done: countOf(['done']), open: countOf(['due', 'sending']) } }])
    .toArray();
  return { done: Number(counts?.done ?? 0), open: Number(counts?.open ?? 0) };
}
