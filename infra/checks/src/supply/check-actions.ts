import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists each action of our workflows that is not named by its commit, with the version beside it: a tag can be moved. */
export function checkActions(root: string): string[] {
  return globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).flatMap((file) =>
    movableActions(file, readFileSync(join(root, file), 'utf8')),
  );
}

export function movableActions(file: string, text: string): string[] {
  const used = [...text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)].map(([, action = '']) => action.trim());
  const isOurs = (action: string) => action.startsWith('./');
  return used
    .filter((action) => !isOurs(action) && !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
    .map((action) => `${file}: ${action}`);
}
