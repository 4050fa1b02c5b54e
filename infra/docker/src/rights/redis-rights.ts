/**
 * What each user may do in Redis, as rules of an ACL file. Every key of ours begins with `{lantern}:`, every channel with `lantern:`.
 * `npm run compose:check` tries what is not in it.
 */

/** Connecting, transactions, and the questions that every connection asks. INFO and ROLE count as dangerous. A cluster is asked for our slot. */
const questions = '+info +role +time +cluster|slots +cluster|keyslot';
const connect = `-@all +@connection -@dangerous ${questions} +multi +exec +discard`;
const heartbeat = '~{lantern}:heartbeat:* +xadd +pexpire';
const scripts = '+eval +evalsha +script|load';
const queues = `~{lantern}:* +@read +@write -@dangerous ${scripts} ${questions}`;

/** What BullMQ's scripts do to make one job wait again. Nothing that drops it. */
const retrySealed = '~{lantern}:lead-restore:* +hset +hdel +zadd +zrem +lpush +rpush +lpop +sadd +incr +xadd';

export const redisRights = {
  gateway: `${connect} ${heartbeat}`,
  'content-api': `${connect} ${heartbeat}`,
  // WAIT and CONFIG GET tell whether Redis keeps what it acknowledges.
  'lead-intake': `${connect} ${queues} +wait +config|get +publish &lantern:*`,
  'lead-worker': `${connect} ${queues} +publish &lantern:*`,
  // It reads the queues, tries sealed requests again, and asks whether Redis keeps what it acknowledges. BullMQ writes the settings of each queue that it opens.
  'lead-desk': `${connect} ~{lantern}:* +@read -@dangerous ${scripts} ${questions} +config|get +publish +subscribe +unsubscribe &lantern:* (${heartbeat}) (~{lantern}:*:meta +hset +hmset) (${retrySealed})`,
  // The commands for backups. They read, and put back, sealed requests, and have Redis rewrite its file.
  backup: `${connect} ~{lantern}:* +@read -@dangerous ${scripts} ${questions} +bgrewriteaof (~{lantern}:*:meta +hset +hmset)`,
  restore: `${connect} ${queues}`,
  // For the health check of the container.
  health: '-@all +ping',
  // For people. No service has it.
  operator: '+@all ~* &*',
} as const satisfies Record<string, string>;

export type RedisUser = keyof typeof redisRights;
export const redisUsers = Object.keys(redisRights) as RedisUser[];
