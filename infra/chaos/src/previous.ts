import { execFile } from 'node:child_process';
import { existsSync, globSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OURS = '@annuity-lantern';

/**
 * Unpacks the sources of an earlier release into a folder. Its dependencies are links to those in `root`.
 *
 * @throws Error of git when it does not know the commit or tag
 */
export async function unpackPrevious(root: string, ref: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  await run('git', ['-C', root, 'archive', '--format=tar', `--output=${archive}`, ref]);
  await run('tar', ['-xf', archive, '-C', folder]);
  linkDependencies(root, folder);
}

function linkDependencies(root: string, folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, OURS), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OURS) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, OURS))) {
    const link = path.join(from, OURS, name);
    // Relative, so that the copy leads to the earlier sources.
    if (lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), path.join(to, OURS, name));
  }
  for (const manifest of globSync('{services,services/libs,packages}/*/package.json', { cwd: folder })) {
    const own = path.join(path.dirname(manifest), 'node_modules');
    if (existsSync(path.join(root, own))) symlinkSync(path.join(root, own), path.join(folder, own));
  }
}
