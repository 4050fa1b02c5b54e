import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encrypt.ts';
import { BackupDamaged, type Frame, readFrames, writeFrames } from './frames.ts';

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

async function* each<T>(values: readonly T[]): AsyncIterable<T> {
  yield* values;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

/** Longer than one chunk, and than the parts that age seals. */
const frames: Frame[] = [
  { kind: 'note', note: { is: 'collection', name: 'leads' } },
  ...Array.from({ length: 3000 }, (_, place): Frame => ({ kind: 'document', document: Buffer.alloc(200 + (place % 90), `${place}`) })),
  { kind: 'note', note: { is: 'end' } },
];
const written = async () => Buffer.concat(await all(await encrypt(writeFrames(each(frames)), [recipient])));
const read = (bytes: Buffer, key = identity) => all(readFrames(decrypt(Readable.from(pieces(bytes)), [key])));

/** As a file is read. */
function* pieces(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

it('reads back what it wrote', async () => {
  expect(await read(await written())).toEqual(frames);
});

it('writes the format of age, and nothing that can be read', async () => {
  const text = (await written()).toString('latin1');
  expect(text).toMatch(/^age-encryption.org\/v1\n-> X25519 /);
  expect(text).not.toContain('leads');
});

describe('refuses', () => {
  it('a file that was cut off, wherever', async () => {
    const bytes = await written();
    for (const end of [10, 300, bytes.length - 500, bytes.length - 1])
      await expect(read(bytes.subarray(0, end)), `cut at ${end}`).rejects.toThrow(BackupDamaged);
  });

  it('a file with one changed byte', async () => {
    const bytes = await written();
    bytes[bytes.length - 2000] = (bytes[bytes.length - 2000] ?? 0) ^ 1;
    await expect(read(bytes)).rejects.toThrow(BackupDamaged);
  });

  it('another key', async () => {
    await expect(read(await written(), await generateX25519Identity())).rejects.toThrow(BackupDamaged);
  });

  it('frames that end in the middle, or that are none', async () => {
    const bytes = Buffer.concat(await all(writeFrames(each(frames))));
    await expect(all(readFrames(each([bytes.subarray(0, -3)])))).rejects.toThrow('the file is cut off');
    await expect(all(readFrames(each([Buffer.from('something else')])))).rejects.toThrow('not a backup');
  });
});
