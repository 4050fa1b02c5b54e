import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  countResourceDownload,
  Insight,
  listEducationModules,
  listInsights,
  listResources,
  Resource,
} from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { resources } from '../src/seed/resources.ts';
import { type BreakableLink, breakableLink } from './breakable-link.ts';
import { type RunningContent, startContent } from './start-content.ts';

const lists = [listResources, listInsights, listEducationModules].map(({ path }) => path);
const first = resources[0]?._id as string;
const second = resources[1]?._id as string;

let link: BreakableLink;
let running: RunningContent[];

beforeEach(async () => {
  link = await breakableLink(inject('mongodbUrl'), `content-api-${randomUUID().slice(0, 8)}`);
  running = [];
});

afterEach(async () => {
  link.mend();
  await Promise.all(running.map(({ stop }) => stop()));
  await link.close();
});

async function start(further?: Parameters<typeof startContent>[1]): Promise<RunningContent> {
  const started = await startContent(link.mongodbUrl, further);
  running.push(started);
  return started;
}

async function startSeeded(further?: Parameters<typeof startContent>[1]): Promise<RunningContent> {
  const started = await start(further);
  await started.seeded;
  return started;
}

const count = (url: string, id: string, visitor = '192.0.2.1') =>
  fetch(url + countResourceDownload.path.replace(':id', id), { method: 'POST', headers: { 'x-client-address': visitor } });
const readResources = async (url: string) => z.array(Resource).parse(await (await fetch(`${url}/api/resources`)).json());
const records = ({ store }: RunningContent, name: string) =>
  store.connection.collection<{ _id: string; downloadCount: number; sample: boolean; title: string }>(name);
const countOf = async (content: RunningContent, id: string) => (await records(content, 'resources').findOne({ _id: id }))?.downloadCount;

it('counts its answers by result in the metrics', async () => {
  const { url } = await startSeeded();
  await readResources(url);
  await fetch(`${url}/api/nothing`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('lantern_http_answers_total{result="2xx",code="none"} 1');
  expect(metrics).toContain('lantern_http_answers_total{result="4xx",code="not_found"} 1');
});

describe('the seeded content', () => {
  it('lists our own resources, none visited yet, with no field that the contract does not name', async () => {
    const { url } = await startSeeded();
    const answer = await fetch(`${url}/api/resources`);
    const listed = z.array(z.strictObject(Resource.shape)).parse(await answer.json());
    expect(listed.map((resource) => resource.title)).toEqual(resources.map((resource) => resource.title));
    expect(listed.every((resource) => resource.downloadCount === 0)).toBe(true);
  });

  it('lists three insight cards, newest first, marked as samples in the store', async () => {
    const started = await startSeeded();
    const cards = z.array(Insight).parse(await (await fetch(`${started.url}/api/blog-insights`)).json());
    expect(cards.map((card) => card.image)).toEqual(['ladder', 'level-payment', 'free-look']);
    expect(await records(started, 'insights').countDocuments({ sample: true })).toBe(3);
    expect(await records(started, 'resources').countDocuments({ sample: false })).toBe(resources.length);
  });

  it('lists no sample insight on the production host', async () => {
    const started = await startSeeded({ trustedOrigin: 'https://www.example.org' });
    const titles = async () => {
      const cards = z.array(Insight).parse(await (await fetch(`${started.url}/api/blog-insights`)).json());
      return cards.map((card) => card.title);
    };
    expect(await titles()).toEqual([]);
    const published = { $set: { title: 'Published by the operator', sample: false } };
    await started.store.connection.collection<{ _id: string }>('insights').updateOne({ _id: 'ladder' }, published);
    started.ageCopies();
    await expect.poll(() => titles()).toEqual(['Published by the operator']);
  });

  it('has no articles without a feed', async () => {
    const { url } = await startSeeded();
    const answer = await fetch(`${url}/api/education-modules`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
  });

  it('keeps what an operator changed', async () => {
    const started = await startSeeded();
    await records(started, 'resources').deleteMany({ _id: { $ne: first } });
    await records(started, 'resources').updateOne({ _id: first }, { $set: { title: 'Changed by an operator' } });
    const later = await startSeeded();
    expect((await readResources(later.url)).map((resource) => resource.title)).toEqual(['Changed by an operator']);
  });

  it('gains only what a newer version adds', async () => {
    const started = await startSeeded();
    const known = resources.slice(0, 6).map(({ _id }) => _id);
    await started.store.connection.collection<{ _id: string }>('seeded').updateOne({ _id: 'resources' }, { $set: { ids: known } });
    await records(started, 'resources').deleteMany({ position: { $gt: 6 } });
    await records(started, 'resources').deleteOne({ _id: 'the-free-look-period' });
    await records(started, 'resources').updateOne({ _id: first }, { $set: { title: 'Changed by an operator', downloadCount: 7 } });
    const later = await startSeeded();
    const listed = await readResources(later.url);
    expect(listed.map((resource) => resource.id)).toEqual(
      resources.map((resource) => resource._id).filter((id) => id !== 'the-free-look-period'),
    );
    expect(listed[0]).toMatchObject({ title: 'Changed by an operator', downloadCount: 7 });
  });

  it('is complete and has no duplicates when two services start together', async () => {
    const [started] = await Promise.all([startSeeded(), startSeeded()]);
    expect(await records(started, 'resources').countDocuments()).toBe(resources.length);
    expect(await records(started, 'insights').countDocuments()).toBe(3);
  });
});

describe('counting a visit', () => {
  it('counts forty visitors who come at once', async () => {
    const started = await startSeeded();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => count(started.url, first, `192.0.2.${index}`)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
    expect(await countOf(started, first)).toBe(40);
    expect(await countOf(started, second)).toBe(0);
  });

  it('counts fifty simultaneous visits of one visitor as one over two processes, and each resource separately', async () => {
    const [one, other] = await Promise.all([startSeeded(), startSeeded()]);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => count(index % 2 ? one.url : other.url, first)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
    await count(one.url, second);
    expect(await countOf(one, first)).toBe(1);
    expect(await countOf(one, second)).toBe(1);
  });

  it('counts a visitor again after an hour', async () => {
    let time = Date.now();
    const started = await startSeeded({ now: () => new Date(time) });
    await count(started.url, first);
    time += 59 * 60_000;
    await count(started.url, first);
    expect(await countOf(started, first)).toBe(1);
    time += 60_000;
    await count(started.url, first);
    expect(await countOf(started, first)).toBe(2);
  });

  it("counts all addresses of one customer's network as one visitor", async () => {
    const started = await startSeeded();
    for (const visitor of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) await count(started.url, first, visitor);
    expect(await countOf(started, first)).toBe(2);
  });

  it('stores no address, and MongoDB deletes the visit', async () => {
    const started = await startSeeded();
    await count(started.url, first, '192.0.2.77');
    const visits = started.store.connection.collection('visits');
    const kept = await visits.find().toArray();
    expect(kept.map((visit) => Object.keys(visit))).toEqual([['_id', 'at']]);
    expect(JSON.stringify(kept) + started.logged()).not.toContain('192.0.2');
    expect(await visits.indexes()).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 3600 }));
  });

  it('answers 404 for a resource that does not exist, and creates nothing', async () => {
    const started = await startSeeded();
    const answer = await count(started.url, 'no-such-resource');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
    expect(await records(started, 'resources').countDocuments()).toBe(resources.length);
    expect(await records(started, 'visits').countDocuments()).toBe(0);
  });

  it('refuses an id of the wrong shape, and a call from another site', async () => {
    const { url } = await startSeeded();
    expect((await count(url, '%24where')).status).toBe(400);
    const foreign = await fetch(`${url}/api/resources/${first}/download`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('the copy in memory', () => {
  it.each(lists)('of %s may be cached by browsers, and has a different ETag in each encoding', async (path) => {
    const { url } = await startSeeded();
    const asked = (encoding: string, further = {}) => fetch(url + path, { headers: { 'accept-encoding': encoding, ...further } });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await asked(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const etag = answer.headers.get('etag') as string;
      await answer.arrayBuffer();
      const again = await asked(encoding, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
      expect(again.status).toBe(304);
      expect((await again.arrayBuffer()).byteLength).toBe(0);
    }
  });

  it('is sent compressed, and is the same list in each encoding', async () => {
    const { url } = await startSeeded();
    const bytes = async (encoding: string) => {
      // `fetch` would decompress the answer.
      const { request } = await import('node:http');
      return new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const asking = request(`${url}/api/resources`, { headers: { 'accept-encoding': encoding } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }));
        });
        asking.on('error', reject);
        asking.end();
      });
    };
    const [br, gzip, identity] = await Promise.all([bytes('br, gzip'), bytes('gzip'), bytes('identity')]);
    expect([br.encoding, gzip.encoding, identity.encoding]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.body)).toEqual(identity.body);
    expect(gunzipSync(gzip.body)).toEqual(identity.body);
    expect(br.body.length).toBeLessThan(identity.body.length);
  });

  it('answers HEAD without a body, and ignores a query', async () => {
    const { url } = await startSeeded();
    const head = await fetch(`${url}/api/resources`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(await (await fetch(`${url}/api/resources?x=1`)).json()).toHaveLength(resources.length);
  });

  it('lists the old count until it is read again', async () => {
    const { url, ageCopies } = await startSeeded();
    await count(url, first);
    expect((await readResources(url))[0]?.downloadCount).toBe(0);
    ageCopies();
    await expect.poll(async () => (await readResources(url))[0]?.downloadCount).toBe(1);
  });

  it('is served while MongoDB is down; counting a visit is then refused with Retry-After', async () => {
    const { url, ageCopies } = await startSeeded();
    const before = await readResources(url);
    link.cut();
    ageCopies();
    expect(await readResources(url)).toEqual(before);
    for (const path of lists) expect((await fetch(url + path)).status).toBe(200);
    const refused = await count(url, first);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('is unavailable until MongoDB first comes up, and is then seeded', async () => {
    link.cut();
    const { url, seeded } = await start({ feed: { id: 'a-feed', url: 'http://127.0.0.1:9/', privateOrigin: undefined } });
    for (const path of lists) {
      const refused = await fetch(url + path);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(await refused.json()).toMatchObject({ code: 'store_unavailable' });
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    link.mend();
    await seeded;
    expect(await readResources(url)).toHaveLength(resources.length);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
