import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compress, hashOf, isText } from '@annuity-lantern/service-kit/representation';
import { contentTypeOf } from '../serving/content-type-of.ts';
import { type BuildRecord, readRecord, writeRecord } from './build-record.ts';

/** An open tab requests files of the build it started with, so the files of this many builds stay. */
const KEPT_BUILDS = 5;

/**
 * Copies the hashed files of the current build into `keptFolder`, compressed once. Deletes files that only builds older than the last five
 * had. Without a current build (`sourceFolder` null) it changes nothing. Returns the folder with the files.
 */
export async function keepBuilds(sourceFolder: string | null, keptFolder: string): Promise<string> {
  const filesFolder = join(keptFolder, 'files');
  await mkdir(filesFolder, { recursive: true });
  if (sourceFolder === null) return filesFolder;
  const files = await hashFiles(sourceFolder);
  for (const file of Object.keys(files)) await keepFile(join(sourceFolder, file), join(filesFolder, file));
  const record = withBuild(await readRecord(keptFolder), files);
  await writeRecord(keptFolder, record);
  await deleteOthers(filesFolder, new Set(record.flatMap((build) => build.files)));
  return filesFolder;
}

/** Every file below a folder, as paths relative to it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function ignoreMissing(cause: NodeJS.ErrnoException): never[] {
  if (cause.code === 'ENOENT') return [];
  throw cause;
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  // Source maps stay in the build folder: they are large, and no page requests them.
  const files = (await listFiles(folder)).filter((file) => !file.endsWith('.map'));
  const hashes = await Promise.all(files.map(async (file) => [file, hashOf(await readFile(join(folder, file)))] as const));
  return Object.fromEntries(hashes);
}

function withBuild(record: BuildRecord, files: Record<string, string>): BuildRecord {
  const id = hashOf(Buffer.from(JSON.stringify(files)));
  const build = { id, files: Object.keys(files) };
  return [...record.filter((other) => other.id !== id), build].slice(-KEPT_BUILDS);
}

async function keepFile(source: string, target: string): Promise<void> {
  const body = await readFile(source);
  const kept = await readFile(target).catch(() => null);
  if (kept?.equals(body)) return;
  await mkdir(dirname(target), { recursive: true });
  const { br, gzip } = isText(contentTypeOf(source)) ? await compress(body) : {};
  await replaceFile(`${target}.br`, br);
  await replaceFile(`${target}.gz`, gzip);
  // Written last: if this file exists, its compressed forms exist too.
  await replaceFile(target, body);
}

/** Writes under a temporary name first, so that another gateway never reads half a file. In containers all have the same process id. */
async function replaceFile(file: string, body: Buffer | undefined): Promise<void> {
  if (!body) return rm(file, { force: true });
  const unfinished = `${file}.${randomUUID()}.tmp`;
  await writeFile(unfinished, body);
  await rename(unfinished, file);
}

async function deleteOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await listFiles(folder);
  await Promise.all(files.filter((file) => !kept.has(file.replace(/\.(?:br|gz)$/, ''))).map((file) => rm(join(folder, file))));
}
