import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Downloads an archive whose SHA-256 is published beside it, as `<url>.sha256`. The file is there only if the checksum fits.
 *
 * @throws Error with one sentence if the server does not answer, or the checksum differs
 */
export async function fetchChecked(url: string, file: string): Promise<void> {
  const published = await get(`${url}.sha256`, (answer) => answer.text());
  const [wanted] = /^[0-9a-f]{64}/i.exec(published.trim()) ?? [];
  if (!wanted) throw new Error(`no SHA-256 is published for ${url}`);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  await get(url, async ({ body }) => {
    if (body) await pipeline(body, createWriteStream(part));
  });
  if ((await fileChecksum(part)) !== wanted.toLowerCase()) {
    await rm(part);
    throw new Error(`the download is not what its publisher names (SHA-256 differs): ${url}`);
  }
  await rename(part, file);
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function fileChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Only the first byte of the answer has a time limit: the caller ends a download that hangs. */
async function get<T>(url: string, read: (answer: Response) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWER_WITHIN_MS);
  const answer = await fetch(url, { signal: patience.signal }).catch(() => undefined);
  clearTimeout(timer);
  if (!answer?.ok) throw new Error(`the download server does not answer (${new URL(url).host})`);
  return read(answer);
}
