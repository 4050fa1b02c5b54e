import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, type Representation, represent } from '@annuity-lantern/service-kit/representation';
import type { Builds } from '../boot/read-builds.ts';
import { remoteBase } from '../pages/remote-base.ts';
import { contentTypeOf } from '../serving/content-type-of.ts';
import { keepBuilds, listFiles } from './keep-builds.ts';

/** Files by public path. */
export type StaticFiles = ReadonlyMap<string, Representation>;

const forGood = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';
const forAnHour = 'public, max-age=3600';

/**
 * Loads the files of the last five builds into memory (a few MB).
 *
 * @param remoteNames all configured remotes: open tabs get files of left-out remotes
 */
export async function loadStaticFiles(builds: Builds, remoteNames: readonly string[], dataFolder: string): Promise<StaticFiles> {
  const scopes = [
    { name: 'shell', base: '/', webFolder: builds.shell.webFolder },
    ...remoteNames.map((name) => ({
      name,
      base: remoteBase(name),
      webFolder: builds.remotes.find((remote) => remote.name === name)?.webFolder ?? null,
    })),
  ];
  const files = new Map<string, Representation>();
  for (const { name, base, webFolder } of scopes) {
    const kept = await keepBuilds(webFolder && join(webFolder, 'assets'), join(dataFolder, 'assets', name));
    for (const file of await hashedFilesOf(kept)) files.set(`${base}assets/${file.path}`, file.representation);
    for (const file of await topFilesOf(webFolder)) files.set(base + file.path, file.representation);
    for (const file of await documentsOf(webFolder)) files.set(base + file.path, file.representation);
  }
  return files;
}

interface LoadedFile {
  readonly path: string;
  readonly representation: Representation;
}

async function hashedFilesOf(folder: string): Promise<LoadedFile[]> {
  const files = await listFiles(folder);
  const names = new Set(files);
  const plain = files.filter((file) => !/\.(?:br|gz|tmp)$/.test(file));
  return Promise.all(
    plain.map(async (path) => {
      const identity = await readFile(join(folder, path));
      const br = names.has(`${path}.br`) ? { br: await readFile(join(folder, `${path}.br`)) } : {};
      const gzip = names.has(`${path}.gz`) ? { gzip: await readFile(join(folder, `${path}.gz`)) } : {};
      const bodies = { identity, ...br, ...gzip };
      return { path, representation: { contentType: contentTypeOf(path), cacheControl: forGood, bodies, hash: hashOf(identity) } };
    }),
  );
}

/** Printable documents: complete pages with stable addresses, which need no rendering. */
async function documentsOf(webFolder: string | null): Promise<LoadedFile[]> {
  if (webFolder === null) return [];
  const names = await listFiles(join(webFolder, 'resources'));
  return Promise.all(
    names.map(async (name) => {
      const path = `resources/${name}`;
      return { path, representation: await represent(await readFile(join(webFolder, path)), contentTypeOf(path), forAnHour) };
    }),
  );
}

/** The files beside `assets/`: icons and federation entries, whose names never change. HTML is skipped, because pages are rendered. */
async function topFilesOf(folder: string | null): Promise<LoadedFile[]> {
  if (folder === null) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(?:html|map)$|^mf-stats\.json$/.test(entry.name))
    .map((entry) => entry.name);
  return Promise.all(
    names.map(async (path) => {
      const cacheControl = /\.js(?:on)?$/.test(path) ? askEachTime : forAnHour;
      return { path, representation: await represent(await readFile(join(folder, path)), contentTypeOf(path), cacheControl) };
    }),
  );
}
