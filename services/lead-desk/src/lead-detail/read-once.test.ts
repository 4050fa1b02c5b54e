import { beforeEach, expect, it } from 'vitest';
import { createReadOnce, READ_SPAN } from './read-once.ts';

let time = 0;
let recorded: string[] = [];
let works = true;
const record = (what: string) => async () => {
  recorded.push(what);
  return works;
};

beforeEach(() => {
  time = 0;
  recorded = [];
  works = true;
});

it('records a read once per session and lead within the span', async () => {
  const { read } = createReadOnce(() => time);
  await read('one', 'lead', record('one lead'));
  await read('two', 'lead', record('two lead'));
  await read('one', 'other', record('one other'));
  time = READ_SPAN - 1;
  await read('one', 'lead', record('too early'));
  time = READ_SPAN;
  await read('one', 'lead', record('again'));
  expect(recorded).toEqual(['one lead', 'two lead', 'one other', 'again']);
});

it('records a read again if recording it failed', async () => {
  const { read } = createReadOnce(() => time);
  works = false;
  await read('one', 'lead', record('failed'));
  works = true;
  await read('one', 'lead', record('stored'));
  expect(recorded).toEqual(['failed', 'stored']);
});

it('forgets the oldest read beyond the limit', async () => {
  const { read } = createReadOnce(() => time, 2);
  for (const lead of ['a', 'b', 'c', 'b', 'a']) await read('one', lead, record(lead));
  expect(recorded).toEqual(['a', 'b', 'c', 'a']);
});
