import { Resolver } from 'node:dns/promises';

/**
 * A resolver of our own: the process's is shared, and slower to give up. Each server gets two attempts of 2 s: one that has to ask far away
 * itself is often that slow, and knows the answer when it is asked again.
 */
export function createDns(servers: readonly string[] | undefined): Resolver {
  const resolver = new Resolver({ timeout: 2_000, maxTimeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
}
