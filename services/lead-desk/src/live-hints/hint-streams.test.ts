import { createLog } from '@annuity-lantern/service-kit/log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HintStreams, LONGEST_STREAM, MOST_PER_ACCOUNT, MOST_PER_SESSION, openHintStreams, type StreamSink } from './hint-streams.ts';

/** Session ids, as they were read. */
let read: string[];
let ended: Set<string>;
let mostAtOnce: number;
let streams: HintStreams;

beforeEach(() => {
  vi.useFakeTimers();
  read = [];
  ended = new Set();
  mostAtOnce = 0;
  let atOnce = 0;
  const holds = async (sessionId: string) => {
    read.push(sessionId);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 10));
    atOnce -= 1;
    return !ended.has(sessionId);
  };
  streams = openHintStreams(holds, createLog('hint-streams-test', 'silent'));
});

afterEach(async () => {
  await streams.stop();
  vi.useRealTimers();
});

/** A stream whose client reads nothing: every byte fits into the buffers of the network. */
function sink() {
  const written: string[] = [];
  const own = {
    written,
    writableLength: 0,
    writableEnded: false,
    destroyed: false,
    write: (text: string) => written.push(text),
    end: () => {
      own.writableEnded = true;
    },
    destroy: () => {
      own.destroyed = true;
    },
  };
  return own satisfies StreamSink;
}

const ownerOf = (account: number, session: number) => ({ accountId: `account ${account}`, sessionId: `session ${account}.${session}` });

it('refuses the ninth stream of a session and the 25th of an account, whichever session opens it', () => {
  for (let session = 0; session < 3; session += 1) {
    for (let count = 0; count < MOST_PER_SESSION; count += 1) {
      expect(streams.hasRoom(ownerOf(1, session))).toBe(true);
      streams.add(ownerOf(1, session), sink());
    }
    expect(streams.hasRoom(ownerOf(1, session))).toBe(false);
  }
  expect(3 * MOST_PER_SESSION).toBe(MOST_PER_ACCOUNT);
  expect(streams.hasRoom(ownerOf(1, 3))).toBe(false);
  expect(streams.hasRoom(ownerOf(2, 0))).toBe(true);
});

it('has room again when a stream was removed', () => {
  const forget = Array.from({ length: MOST_PER_SESSION }, () => streams.add(ownerOf(1, 0), sink()));
  forget[0]?.();
  expect(streams.hasRoom(ownerOf(1, 0))).toBe(true);
});

it('ends a stream after an hour, even if its client never reads', async () => {
  const own = sink();
  streams.add(ownerOf(1, 0), own);
  await vi.advanceTimersByTimeAsync(LONGEST_STREAM - 1);
  expect(own.writableEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([own.writableEnded, own.destroyed]).toEqual([true, false]);
});

it('breaks a stream that has ended, if its client does not take the rest', async () => {
  const own = sink();
  streams.add(ownerOf(1, 0), own);
  ended.add('session 1.0');
  await vi.advanceTimersByTimeAsync(19_000);
  expect([own.writableEnded, own.destroyed]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(own.destroyed).toBe(true);
});

it('reads sessions one after another, and once more for any number of checks meanwhile', async () => {
  for (let account = 0; account < 5; account += 1) streams.add(ownerOf(account, 0), sink());
  const checks = Array.from({ length: 20 }, () => streams.check());
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all(checks);
  expect([read.length, mostAtOnce]).toEqual([10, 1]);
});

it('ends the streams of a session that ended while a check was running', async () => {
  const own = sink();
  streams.add(ownerOf(1, 0), own);
  void streams.check();
  await vi.advanceTimersByTimeAsync(5);
  ended.add('session 1.0');
  const second = streams.check();
  await vi.advanceTimersByTimeAsync(50);
  await second;
  expect([own.writableEnded, own.written]).toEqual([true, ['event: end\ndata: {}\n\n']]);
});
