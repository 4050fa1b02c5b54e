import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The version of the product, such as `1.0.0`: that of the root's package.json, which the image holds too. */
export const productVersion: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The commit that the product was built from. */
export const productCommit = commitOf(root);

/** What the file `commit` of an image says, else the commit that is checked out. Undefined where neither can be read. */
export function commitOf(folder: string): string | undefined {
  const named = hashIn(join(folder, 'commit'));
  if (named !== undefined) return named;
  try {
    const head = readFileSync(join(folder, '.git/HEAD'), 'utf8').trim();
    const branch = /^ref: (.+)$/.exec(head)?.[1];
    if (branch === undefined) return head;
    const packed = join(folder, '.git/packed-refs');
    return (
      hashIn(join(folder, '.git', branch)) ??
      readFileSync(packed, 'utf8')
        .split('\n')
        .find((line) => line.endsWith(` ${branch}`))
        ?.split(' ')[0]
    );
  } catch {
    return undefined;
  }
}

function hashIn(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}
