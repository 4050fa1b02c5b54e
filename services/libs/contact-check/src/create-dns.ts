import { Resolver } from 'node:dns/promises';

/** A resolver of our own: the process's is shared, and slower to give up. An attempt takes up to a second, and each server gets two. */
export function createDns(servers: readonly string[] | undefined): Resolver {
  const resolver = new Resolver({ timeout: 1_000, maxTimeout: 1_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
}
