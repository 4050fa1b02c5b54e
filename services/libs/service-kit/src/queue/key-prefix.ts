/** Begins every key of ours. A Redis Cluster hashes only what is in the braces, so one node has them all and a command may use several. */
export const KEY_PREFIX = '{lantern}';
