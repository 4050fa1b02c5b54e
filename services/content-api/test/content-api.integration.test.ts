import { randomUUID } from 'node:crypto';
import { countResourceDownload, Insight, Resource } from '@annuity-lantern/contracts/http';
import { type ListeningServer, listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { type ContentApp, createContentApp } from '../src/create-content-app.ts';
import { type BreakableLink, breakableLink } from './breakable-link.ts';

const log = createLog('content-api', 'silent');

interface Running {
  readonly url: string;
  readonly store: Store;
  readonly content: ContentApp;
}

let link: BreakableLink;
let stops: (() => Promise<unknown> | unknown)[];

beforeEach(async () => {
  link = await breakableLink(inject('mongodbUrl'), `content-api-${randomUUID().slice(0, 8)}`);
  stops = [];
});

afterEach(async () => {
  link.mend();
  for (const stop of stops.reverse()) await stop();
  await link.close();
});

async function start(): Promise<Running> {
  const store = connectStore({ mongodbUrl: link.mongodbUrl });
  const content = createContentApp(store, log, createMetrics());
  const server: ListeningServer = await listen(content.app, '127.0.0.1', 0);
  stops.push(
    () => store.close(),
    () => store.connection.db?.dropDatabase().catch(() => {}),
    () => server.stop(),
    () => content.stop(),
  );
  return { url: `http://127.0.0.1:${server.port}`, store, content };
}

async function startSeeded(): Promise<Running> {
  const running = await start();
  await running.content.seeded;
  return running;
}

const count = (url: string, id: string) => fetch(url + countResourceDownload.path.replace(':id', id), { method: 'POST' });
const readResources = async (url: string) => z.array(Resource).parse(await (await fetch(`${url}/api/resources`)).json());
const records = ({ store }: Running, name: string) =>
  store.connection.collection<{ _id: string; downloadCount: number; sample: boolean; title: string }>(name);

it('tells how its answers ended', async () => {
  const { url } = await startSeeded();
  await readResources(url);
  await fetch(`${url}/api/nothing`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('lantern_http_answers_total{result="2xx",code="none"} 1');
  expect(metrics).toContain('lantern_http_answers_total{result="4xx",code="not_found"} 1');
});

describe('the seeded content', () => {
  it('lists six resources of our own, none visited yet, and nothing that the contract does not name', async () => {
    const { url } = await startSeeded();
    const answer = await fetch(`${url}/api/resources`);
    const given = (await answer.json()) as object[];
    const listed = z.array(z.strictObject(Resource.shape)).parse(given);
    expect(listed.map((resource) => resource.title)).toEqual([
      'Annuity Fee Checklist',
      'Income Gap Worksheet',
      'How to Read a Surrender Schedule',
      'Fixed Index Annuities on One Page',
      'Questions to Ask Before You Sign',
      'The Free-Look Period',
    ]);
    expect(listed.every((resource) => resource.downloadCount === 0)).toBe(true);
  });

  it('lists three insight cards, newest first, marked as samples in the store', async () => {
    const running = await startSeeded();
    const cards = z.array(Insight).parse(await (await fetch(`${running.url}/api/blog-insights`)).json());
    expect(cards.map((card) => card.image)).toEqual(['ladder', 'level-payment', 'free-look']);
    expect(await records(running, 'insights').countDocuments({ sample: true })).toBe(3);
    expect(await records(running, 'resources').countDocuments({ sample: false })).toBe(6);
  });

  it('leaves a collection alone that holds anything', async () => {
    const first = await startSeeded();
    await records(first, 'resources').deleteMany({ _id: { $ne: 'the-free-look-period' } });
    await records(first, 'resources').updateOne({ _id: 'the-free-look-period' }, { $set: { title: 'Changed by an operator' } });
    const second = await startSeeded();
    expect((await readResources(second.url)).map((resource) => resource.title)).toEqual(['Changed by an operator']);
  });

  it('is complete and without doubles when two services start together', async () => {
    const [first] = await Promise.all([startSeeded(), startSeeded()]);
    expect(await records(first, 'resources').countDocuments()).toBe(6);
    expect(await records(first, 'insights').countDocuments()).toBe(3);
  });
});

describe('counting a visit', () => {
  it('loses none of forty at once', async () => {
    const running = await startSeeded();
    const answers = await Promise.all(Array.from({ length: 40 }, () => count(running.url, 'annuity-fee-checklist')));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
    expect((await records(running, 'resources').findOne({ _id: 'annuity-fee-checklist' }))?.downloadCount).toBe(40);
    expect((await records(running, 'resources').findOne({ _id: 'income-gap-worksheet' }))?.downloadCount).toBe(0);
  });

  it('answers 404 for a resource that does not exist, and creates none', async () => {
    const running = await startSeeded();
    const answer = await count(running.url, 'no-such-resource');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
    expect(await records(running, 'resources').countDocuments()).toBe(6);
  });

  it('refuses an id that cannot be one, and a call from another site', async () => {
    const { url } = await startSeeded();
    expect((await count(url, '%24where')).status).toBe(400);
    const foreign = await fetch(`${url}/api/resources/annuity-fee-checklist/download`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('the copy in memory', () => {
  it('answers 304 while nothing changed, and the new count once it is read again', async () => {
    const { url } = await startSeeded();
    const first = await fetch(`${url}/api/resources`);
    const etag = first.headers.get('etag') as string;
    expect(first.headers.get('cache-control')).toBe('no-cache');
    await first.arrayBuffer();
    const again = await fetch(`${url}/api/resources`, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
    await count(url, 'the-free-look-period');
    await vi.waitFor(async () => expect((await readResources(url)).at(-1)?.downloadCount).toBe(1), { timeout: 8000, interval: 200 });
  });

  it('goes on answering while MongoDB is away; a visit is then refused with a time to come back', async () => {
    const { url } = await startSeeded();
    const before = await readResources(url);
    link.cut();
    // Longer than a copy counts as fresh: what is answered now is knowingly old.
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(await readResources(url)).toEqual(before);
    expect((await fetch(`${url}/api/blog-insights`)).status).toBe(200);
    const refused = await count(url, 'the-free-look-period');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('is unavailable while there never was one, and seeds itself when MongoDB comes', async () => {
    link.cut();
    const { url, content } = await start();
    const refused = await fetch(`${url}/api/resources`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'store_unavailable' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    link.mend();
    await content.seeded;
    expect(await readResources(url)).toHaveLength(6);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
