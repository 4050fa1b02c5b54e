import { join } from 'node:path';
import { builtWorkspaces } from './build/build-all.ts';
import { freePort } from './process/free-port.ts';
import { repositoryRoot } from './repository-root.ts';
import type { ServicePlan } from './supervisor/supervisor.ts';

/** Where development builds write their route manifests: beside the finished builds, which they must not overwrite. */
const developmentBuilds = join(repositoryRoot, 'node_modules/.cache/annuity-lantern-dev');

export interface DevServers {
  readonly plans: readonly ServicePlan[];
  /** Settings of the gateway, with which it serves unfinished pages and proxies file requests. */
  readonly gatewayEnv: Readonly<Record<string, string>>;
}

/** One development server for the shell and each remote, on free ports. */
export async function planDevServers(): Promise<DevServers> {
  const plans: ServicePlan[] = [];
  const origins: Record<string, string> = {};
  for (const name of builtWorkspaces) {
    const port = await freePort();
    origins[name] = `http://127.0.0.1:${port}`;
    plans.push({
      name: `dev-${name}`,
      entry: join(repositoryRoot, 'node_modules/@rspack/cli/bin/rspack.js'),
      args: ['serve', '-c', 'rspack.config.ts', '--mode', 'development'],
      cwd: join(repositoryRoot, name),
      env: { DEV_SERVER_PORT: String(port), DEV_BUILDS_DIR: developmentBuilds },
      port,
      readyUrl: `${origins[name]}${name === 'shell' ? '/assets/index.html' : `/remotes/${name}/remoteEntry.js`}`,
    });
  }
  return { plans, gatewayEnv: { DEV_SERVERS: JSON.stringify(origins), BUILDS_DIR: developmentBuilds } };
}
