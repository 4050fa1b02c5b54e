import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { expect, inject, it } from 'vitest';
import { connectStore } from '../src/connection.ts';

const schema = new Schema({ name: String });

it('without a MongoDB: starts, is not ready, its calls reject at once, and it closes', async () => {
  const changes: boolean[] = [];
  const store = connectStore({ mongodbUrl: 'mongodb://127.0.0.1:9/x?directConnection=true', onChange: (up) => changes.push(up) });
  const model = store.connection.model('Thing', schema);
  await expect.poll(() => changes).toContain(false);
  expect(await store.ready()).toBe(false);
  const started = performance.now();
  await expect(model.create({ name: 'x' })).rejects.toThrow();
  // Buffered until MongoDB is there, it would wait 10 s.
  expect(performance.now() - started).toBeLessThan(8000);
  await store.close();
});

it.each([
  [false, 1000],
  [true, 3000],
])('waits for a slow server if it is patient (%s): %i ms to connect and to find a primary', async (isPatient, wait) => {
  const { host } = new URL(inject('mongodbUrl'));
  const store = connectStore({ mongodbUrl: `mongodb://${host}/store-kit-patience?directConnection=true`, isPatient });
  const { options } = await store.connected;
  expect([options.connectTimeoutMS, options.serverSelectionTimeoutMS]).toEqual([wait, wait]);
  await store.close();
});

it('with one: connects by itself, is ready, writes by majority and journal', async () => {
  const { host } = new URL(inject('mongodbUrl'));
  const changes: boolean[] = [];
  const store = connectStore({
    mongodbUrl: `mongodb://${host}/store-kit-${randomUUID().slice(0, 8)}?directConnection=true`,
    onChange: (up) => changes.push(up),
  });
  const client = await store.connected;
  expect(await store.ready()).toBe(true);
  expect(changes).toEqual([true]);
  expect(client.options.writeConcern).toMatchObject({ w: 'majority', journal: true });
  await store.connection.model('Thing', schema).create({ name: 'x' });
  await store.close();
  expect(changes).toEqual([true]);
});
