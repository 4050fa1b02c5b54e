import type { mongo } from 'mongoose';

/** The members of a replica set, as this process reaches them. */
export interface Members {
  readonly healthy: number;
  readonly all: number;
}

const HEALTHY: readonly string[] = ['RSPrimary', 'RSSecondary', 'RSArbiter'];

/**
 * What the driver's monitors know: each asks its member every 2 s, so a lost one is known within seconds, and no right is needed. Undefined where MongoDB
 * shows no members: behind mongos, or with `directConnection`.
 */
export function readMembers(client: mongo.MongoClient): Members | undefined {
  // The driver tells of changes alone, and keeps the state to itself.
  const { topology } = client as unknown as { readonly topology?: { readonly description: mongo.TopologyDescription } };
  if (!topology?.description.type.startsWith('ReplicaSet')) return undefined;
  const types = [...topology.description.servers.values()].map(({ type }) => type);
  return { healthy: types.filter((type) => HEALTHY.includes(type)).length, all: types.length };
}
