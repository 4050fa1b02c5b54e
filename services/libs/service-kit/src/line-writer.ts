import { writeSync } from 'node:fs';

const STDOUT = 1;
/** Bytes that may wait for a slow reader: some 5,000 log lines. */
const MOST_HELD = 1024 * 1024;
/** Milliseconds until the next try while the reader is slow. */
const PAUSE = 20;
/** Longest wait for a slow reader when the process ends, in milliseconds. */
const LAST_PATIENCE = 1000;

export interface LineWriter {
  /** Writes now what the reader takes, and the rest later. False if the line is dropped, because too much waits already. */
  write(line: string): boolean;
  /** Writes what waits, for at most a second. For the end of the process. */
  flush(): void;
}

type WriteBytes = (bytes: Buffer) => number;

/** Writes lines whole and in order, and blocks for no reader: a pipe may be full, and take none of a line or a part of it. */
export function createLineWriter(writeBytes: WriteBytes = toStdout()): LineWriter {
  let held: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Whether nothing waits any more. */
  function writeHeld(): boolean {
    while (held[0]) {
      const written = tryToWrite(writeBytes, held[0]);
      if (written === 'gone') {
        [held, bytes] = [[], 0];
        return true;
      }
      bytes -= written;
      if (written < held[0].length) {
        held[0] = held[0].subarray(written);
        return false;
      }
      held.shift();
    }
    return true;
  }

  function goOn(): void {
    timer = writeHeld() ? undefined : setTimeout(goOn, PAUSE).unref();
  }

  return {
    write: (line) => {
      const added = Buffer.from(line);
      if (bytes + added.length > MOST_HELD) return false;
      held.push(added);
      bytes += added.length;
      if (!timer) goOn();
      return true;
    },
    flush: () => {
      const end = performance.now() + LAST_PATIENCE;
      while (!writeHeld() && performance.now() < end) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    },
  };
}

/** The number of bytes that the reader took, or that it has gone. */
function tryToWrite(writeBytes: WriteBytes, bytes: Buffer): number | 'gone' {
  try {
    return writeBytes(bytes);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? 0 : 'gone';
  }
}

function toStdout(): WriteBytes {
  // Node makes a pipe non-blocking when it opens this stream. `writeSync` reports the same errors.
  process.stdout.on('error', () => {});
  return (bytes) => writeSync(STDOUT, bytes);
}
