import { buildWithMaps } from './build-with-maps.ts';
import { ownersOfFile } from './owners-of-file.ts';
import type { Transfer } from './visit-page.ts';

/** The transferred bytes of all scripts of a visit by the package whose code they carry, the heaviest first. */
export async function scriptsByOwner(
  transfers: readonly Transfer[],
  log: (line: string) => void,
): Promise<[owner: string, bytes: number][]> {
  const owners = new Map<string, number>();
  const add = (owner: string, bytes: number) => owners.set(owner, (owners.get(owner) ?? 0) + bytes);
  const builds = new Map<string, ReturnType<typeof buildWithMaps>>();

  for (const { path, kind, text, bodyBytes } of transfers) {
    if (kind !== 'JS') continue;
    const whole = wholeFiles.find(({ name }) => path.endsWith(name));
    if (whole) {
      add(whole.owner, bodyBytes);
      continue;
    }
    const { workspace, file } = placeOf(path);
    if (!builds.has(workspace)) {
      log(`Bytes: building ${workspace} with source maps ...`);
      builds.set(workspace, buildWithMaps(workspace));
    }
    const mapped = await (await builds.get(workspace))?.(file);
    // Only a file that is the very one which was transferred can say whose its bytes are.
    if (mapped?.text === text && mapped) for (const [owner, bytes] of ownersOfFile(mapped, bodyBytes)) add(owner, bytes);
    else add(`${path} (not split: it has no source map)`, bodyBytes);
  }
  return [...owners].sort(([, one], [, other]) => other - one);
}

/** The boot script is a build of its own, and the entry of a remote is of interest as a whole. */
const wholeFiles = [
  { name: '/boot.js', owner: 'shell' },
  { name: '/remoteEntry.js', owner: 'remote entry' },
];

function placeOf(path: string): { workspace: string; file: string } {
  const [, remote, file] = /^\/remotes\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return remote && file ? { workspace: remote, file } : { workspace: 'shell', file: path.slice(1) };
}
