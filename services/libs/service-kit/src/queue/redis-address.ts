export interface RedisHost {
  readonly host: string;
  readonly port: number;
}

/** What `REDIS_URL` says. */
export interface RedisAddress {
  /** `one`: a server. `sentinel`: the hosts know the primary. `cluster`: the hosts know the node of our keys. */
  readonly kind: 'one' | 'sentinel' | 'cluster';
  readonly hosts: readonly [RedisHost, ...RedisHost[]];
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly isEncrypted: boolean;
  /** Under which the sentinels watch the primary; empty for the other kinds. */
  readonly name: string;
  readonly database: number;
}

/** After `redis`, `rediss` and a plus, the kinds of an address with several hosts, and the port that a host has without one. */
const ports = { one: 6379, sentinel: 26_379, cluster: 6379 } as const;

const WHOLE =
  /^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<user>[^:@\s?]*)(?::(?<password>[^@\s?]*))?@)?(?<hosts>[^@/\s?#]+)(?:\/(?<path>[^/\s?#]*))?$/;
const HOST = /^(?:\[(?<six>[\da-f:.]+)\]|(?<name>[^\s:[\]]+))(?::(?<port>\d{1,5}))?$/i;

/** Returns what is wrong with it instead, as the end of a sentence that begins with the setting's name. Never quotes the value. */
export function readRedisAddress(url: string): RedisAddress | string {
  const { tls, kind = 'one', user, password, hosts = '', path = '' } = WHOLE.exec(url)?.groups ?? {};
  if (tls === undefined || !isKind(kind)) {
    return 'must be an address like redis://127.0.0.1:6379, redis+sentinel://a:26379,b:26379,c:26379/mymaster or redis+cluster://a:6379,b:6379,c:6379, without a question mark';
  }
  const [first, ...others] = hosts.split(',').map((host) => readHost(host, ports[kind]));
  if (!first || others.includes(undefined)) return 'must have commas between its hosts, each like redis-1.example.com:6379';
  if (kind === 'one' && others.length > 0) return 'must begin with redis+sentinel:// or redis+cluster:// if it names several hosts';
  if (kind === 'sentinel' && path === '') return 'must end in the name of the primary that the sentinels watch, like /mymaster';
  if (kind === 'cluster' && path !== '') return 'must end after its hosts: a cluster has no numbered databases';
  if (kind === 'one' && !/^\d*$/.test(path)) return 'must end in the number of a database, like /3, or after its host';
  try {
    return {
      kind,
      hosts: [first, ...others.filter((host) => host !== undefined)],
      username: decodeURIComponent(user ?? '') || undefined,
      password: decodeURIComponent(password ?? '') || undefined,
      isEncrypted: tls === 's',
      name: kind === 'sentinel' ? decodeURIComponent(path) : '',
      database: kind === 'one' ? Number(path) : 0,
    };
  } catch {
    return 'must write each % of a name or password as %25';
  }
}

function isKind(text: string): text is RedisAddress['kind'] {
  return text in ports;
}

function readHost(text: string, usual: number): RedisHost | undefined {
  const { six, name, port = String(usual) } = HOST.exec(text)?.groups ?? {};
  const host = six ?? name;
  return host === undefined || Number(port) > 65_535 ? undefined : { host, port: Number(port) };
}
