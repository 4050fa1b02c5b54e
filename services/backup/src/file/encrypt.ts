import { Readable, type Transform } from 'node:stream';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupDamaged } from './frames.ts';

/** Compresses and encrypts to these public keys (`age1...`), in the format of the program `age`. */
export async function encrypt(source: AsyncIterable<Buffer>, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const compressed = through(source, createGzip({ level: constants.Z_BEST_SPEED }));
  return Readable.fromWeb((await encrypter.encrypt(toWeb(compressed))) as Parameters<typeof Readable.fromWeb>[0]);
}

/**
 * What `encrypt` got.
 *
 * @throws BackupDamaged if none of the identities opens it, or a part was changed or cut off
 */
export async function* decrypt(source: Readable, identities: readonly string[]): AsyncIterable<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const opened = await decrypter.decrypt(toWeb(source));
    yield* through(Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]), createGunzip());
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new BackupDamaged(`the file cannot be decrypted: the wrong key, or it was changed or cut off (${messageOf(error)})`);
  }
}

/** Unlike `pipe`, an error of the source reaches the reader. */
function through(source: AsyncIterable<Uint8Array>, transform: Transform): Transform {
  Readable.from(source, { objectMode: false })
    .on('error', (error) => transform.destroy(error))
    .pipe(transform);
  return transform;
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
