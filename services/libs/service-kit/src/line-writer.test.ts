import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer.ts';

/** A reader that takes at most this many bytes at a time. */
function slowReader() {
  const reader = { room: 0, taken: '', error: 'EAGAIN' };
  const writer = createLineWriter((bytes) => {
    if (reader.room === 0) throw Object.assign(new Error('it takes nothing'), { code: reader.error });
    const written = Math.min(reader.room, bytes.length);
    reader.taken += bytes.subarray(0, written).toString();
    reader.room -= written;
    return written;
  });
  return { reader, writer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the rest of a line later, before the next line', () => {
  const { reader, writer } = slowReader();
  reader.room = 4;
  for (const line of ['first\n', 'second\n']) expect(writer.write(line)).toBe(true);
  expect(reader.taken).toBe('firs');
  for (let turn = 0; turn < 10; turn += 1) {
    reader.room = 3;
    vi.advanceTimersByTime(20);
  }
  expect(reader.taken).toBe('first\nsecond\n');
});

it('drops whole lines beyond a megabyte, and takes lines again when there is room', () => {
  const { reader, writer } = slowReader();
  const line = `${'x'.repeat(99)}\n`;
  const kept = Array.from({ length: 20_000 }, () => writer.write(line)).filter(Boolean).length;
  expect(kept).toBe(10_485);
  reader.room = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(20);
  expect(reader.taken).toBe(line.repeat(kept));
  expect(writer.write(line)).toBe(true);
});

it('drops what waits when the reader has gone', () => {
  const { reader, writer } = slowReader();
  writer.write('waits\n');
  reader.error = 'EPIPE';
  vi.advanceTimersByTime(20);
  reader.room = 100;
  writer.write('next\n');
  expect(reader.taken).toBe('next\n');
});

const lines = 4000;
const logging = `
  import { createLog } from '${new URL('./log.ts', import.meta.url)}';
  const log = createLog('test', 'info');
  for (let count = 1; count <= ${lines}; count += 1) log.info('a line', { count });
  process.exit(0);
`;

it('loses no line of a process that ends while its reader is slow', async () => {
  vi.useRealTimers();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', logging], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The pipe holds less than these lines, which are written at once.
  await once(child.stdout, 'readable');
  const printed = (await text(child.stdout)).trimEnd().split('\n');
  expect(printed.map((line) => JSON.parse(line).count)).toEqual(Array.from({ length: lines }, (_, index) => index + 1));
});

it('lets a process end whose reader takes nothing', async () => {
  vi.useRealTimers();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', logging], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pause();
  expect(await once(child, 'exit')).toEqual([0, null]);
  child.stdout.destroy();
});
