import { federationName, type MergedRoute } from '@annuity-lantern/contracts/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@annuity-lantern/host-kit';
import { loadRemote, registerRemotes as registerWithFederation } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

/** Longest wait for a remote, in milliseconds, before a visitor is told and offered a retry. */
const TIME_LIMIT = 10_000;

/** A remote that answers, but was built for another shell. Only a reload can help: it brings the newer shell. */
export class ContractMismatch extends Error {}

/** Remotes that have answered: what the federation runtime does for each question is a tenth of a page change. */
const remotes = new Map<string, RemoteModule>();

export function registerRemotes(routes: readonly MergedRoute[]): void {
  const names = new Set(routes.map((route) => route.remote));
  registerWithFederation([...names].map((name) => ({ name: federationName(name), entry: `/remotes/${name}/remoteEntry.js` })));
}

/**
 * Loads a page's component from its remote.
 * @param attempt 0 at first; a later attempt asks for the entry under a new address, because the federation runtime and
 * the browser both remember the failed one.
 * @throws ContractMismatch, or an Error when the remote is away, hangs, answers something else or lacks the page.
 */
export async function loadPage(route: MergedRoute, attempt: number): Promise<ComponentType> {
  const known = attempt === 0 ? remotes.get(route.remote) : undefined;
  const remote = known ?? (await withTimeLimit(askRemote(route.remote, attempt)));
  if (!remote) throw new Error(`${route.remote} exposes nothing`);
  remotes.set(route.remote, remote);
  if (remote.contractVersion !== CONTRACT_VERSION) throw new ContractMismatch(`${route.remote} was built for another version of the shell`);
  const page = remote.pages[route.id];
  if (!page) throw new Error(`${route.remote} has no page ${route.id}`);
  return (await withTimeLimit(page())).default;
}

function askRemote(remote: string, attempt: number): Promise<RemoteModule | null> {
  const name = federationName(remote);
  if (attempt > 0)
    registerWithFederation([{ name, entry: `/remotes/${remote}/remoteEntry.js?attempt=${attempt}-${Date.now()}` }], { force: true });
  return loadRemote<RemoteModule>(`${name}/remote`);
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
