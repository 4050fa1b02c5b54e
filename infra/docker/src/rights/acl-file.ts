import { createHash } from 'node:crypto';
import { type RedisUser, redisRights, redisUsers } from './redis-rights.ts';

/** The ACL file of Redis. It holds digests of the passwords. Without a name and a password nothing is allowed. */
export function aclFile(passwordOf: (user: RedisUser) => string): string {
  const users = redisUsers.map((user) => `user ${user} on resetchannels #${sha256(passwordOf(user))} ${redisRights[user]}`);
  return `${['user default off', ...users].join('\n')}\n`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
