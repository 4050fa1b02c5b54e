import { join } from 'node:path';
import type { Log } from '@annuity-lantern/service-kit/log';
import { bootFailure } from './boot-failure.ts';
import type { RemoteBuild, ShellBuild } from './builds.ts';
import { readRemoteBuild } from './read-remote-build.ts';
import { readShellBuild } from './read-shell-build.ts';

export interface Builds {
  readonly shell: ShellBuild;
  /** The remotes that can be served, in the configured order. */
  readonly remotes: readonly RemoteBuild[];
}

/**
 * Reads all builds. A remote that cannot be read is logged and left out.
 *
 * @throws BootError if the shell is missing
 */
export async function readBuilds(buildsFolder: string, remoteNames: readonly string[], log: Log): Promise<Builds> {
  const shell = await readShellBuild(join(buildsFolder, 'shell', 'dist'));
  const remotes = await Promise.all(
    remoteNames.map(async (name) => {
      try {
        return await readRemoteBuild(name, join(buildsFolder, name, 'dist'));
      } catch (cause) {
        log.error('remote left out: its build cannot be used', { remote: name, error: bootFailure(cause) });
        return null;
      }
    }),
  );
  return { shell, remotes: remotes.filter((remote) => remote !== null) };
}
