import { federationName, type MergedRoute } from '@annuity-lantern/contracts/routes';
import { CONTRACT_VERSION, type PageModule, type RemoteModule } from '@annuity-lantern/host-kit';
import { loadRemote, registerRemotes as registerWithFederation } from '@module-federation/enhanced/runtime';

/** Longest wait for a remote, in milliseconds, before the visitor sees an error with a retry. */
const TIME_LIMIT = 10_000;

/** The remote was built for another version of the shell. Only a reload helps: it loads the newer shell. */
export class ContractMismatch extends Error {}

/** Remotes that loaded or are loading. */
const remotes = new Map<string, Promise<RemoteModule>>();

/** Remotes that failed once: the federation runtime and the browser both cache the failed address. */
const failed = new Set<string>();

export function registerRemotes(routes: readonly MergedRoute[]): void {
  const names = new Set(routes.map((route) => route.remote));
  registerWithFederation([...names].map((name) => ({ name: federationName(name), entry: `/remotes/${name}/remoteEntry.js` })));
}

/**
 * Loads a page from its remote.
 * @param attempt 0 at first; a later attempt requests the remote again.
 * @throws ContractMismatch if the remote was built for another shell.
 * @throws Error if the remote is down, times out, sends no module or lacks the page.
 */
export async function loadPage(route: MergedRoute, attempt: number): Promise<PageModule> {
  const remote = await loadRemoteModule(route.remote, attempt);
  const page = remote.pages[route.id];
  if (!page) throw new Error(`${route.remote} has no page ${route.id}`);
  return withTimeLimit(page());
}

/** The module of a remote, as `loadPage` asks for it. */
export async function loadRemoteModule(name: string, attempt: number): Promise<RemoteModule> {
  const known = attempt === 0 ? remotes.get(name) : undefined;
  const remote = await (known ?? askRemote(name, attempt));
  if (remote.contractVersion !== CONTRACT_VERSION) throw new ContractMismatch(`${name} was built for another version of the shell`);
  return remote;
}

/** Preloads the remotes of these routes. A failure is shown only when one of their pages is opened. */
export function warmRemotes(routes: readonly MergedRoute[]): void {
  for (const name of new Set(routes.map((route) => route.remote))) if (!remotes.has(name)) askRemote(name, 0).catch(() => {});
}

function askRemote(name: string, attempt: number): Promise<RemoteModule> {
  const federated = federationName(name);
  if (attempt > 0 || failed.has(name))
    registerWithFederation([{ name: federated, entry: `/remotes/${name}/remoteEntry.js?attempt=${attempt}-${Date.now()}` }], {
      force: true,
    });
  const asked = withTimeLimit(loadRemote<RemoteModule>(`${federated}/remote`)).then((remote) => {
    if (remote) return remote;
    throw new Error(`${name} exposes nothing`);
  });
  remotes.set(name, asked);
  asked.catch(() => {
    failed.add(name);
    if (remotes.get(name) === asked) remotes.delete(name);
  });
  return asked;
}

async function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The remote did not answer in time')), TIME_LIMIT);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
