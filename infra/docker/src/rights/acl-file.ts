import { createHash } from 'node:crypto';
import { type RedisUser, redisRights, redisUsers } from './redis-rights.ts';

/**
 * No one can sign in as the default user, so nothing is allowed without a name and a password. It keeps every right because Redis reads its
 * append-only file as this user: without rights, a restart would drop each transaction.
 */
const DEFAULT_USER = 'user default off resetpass ~* &* +@all';

/** The ACL file of Redis. It holds digests of the passwords. */
export function aclFile(passwordOf: (user: RedisUser) => string): string {
  const users = redisUsers.map((user) => `user ${user} on resetchannels #${sha256(passwordOf(user))} ${redisRights[user]}`);
  return `${[DEFAULT_USER, ...users].join('\n')}\n`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
