import { createSocket } from 'node:dgram';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet';

/** What the server answers for a name. An unlisted name does not exist. `nothing` means that the name exists without records. */
export type Zone = 'nothing' | 'serverFailure' | 'refused' | 'swallowed' | Records;

interface Records {
  readonly mx?: readonly string[];
  readonly a?: string;
  readonly aaaa?: string;
  /** Milliseconds until the answer. */
  readonly afterMs?: number;
}

export interface NameServer {
  /** In the format of `Resolver.setServers`. */
  readonly address: string;
  readonly zones: Map<string, Zone>;
  /** How often records of a type were queried. */
  readonly timesAsked: (name: string, type?: string) => number;
  readonly stop: () => Promise<void>;
}

const responseCodes: Partial<Record<string, number>> = { serverFailure: 2, refused: 5 };
const NO_SUCH_NAME = 3;

/** A name server on a free UDP port of 127.0.0.1. */
export async function startNameServer(zones: Readonly<Record<string, Zone>>): Promise<NameServer> {
  const known = new Map(Object.entries(zones));
  const asked: string[] = [];
  const late = new Set<NodeJS.Timeout>();
  const socket = createSocket('udp4');
  socket.on('message', (packet, from) => {
    const query = decode(packet);
    const { name, type } = query.questions?.[0] ?? { name: '', type: 'A' as const };
    asked.push(`${type} ${name}`);
    const zone = known.get(name);
    if (zone === 'swallowed') return;
    const code = zone === undefined ? NO_SUCH_NAME : typeof zone === 'string' ? (responseCodes[zone] ?? 0) : 0;
    const answer = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: AUTHORITATIVE_ANSWER | code,
      questions: query.questions ?? [],
      answers: typeof zone === 'object' ? recordsOf(name, type, zone) : [],
    });
    const delay = typeof zone === 'object' ? zone.afterMs : undefined;
    if (delay === undefined) socket.send(answer, from.port, from.address);
    else late.add(setTimeout(() => socket.send(answer, from.port, from.address), delay));
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zones: known,
    timesAsked: (name, type = 'MX') => asked.filter((question) => question === `${type} ${name}`).length,
    stop: () => {
      for (const timer of late) clearTimeout(timer);
      return new Promise((resolve) => socket.close(() => resolve()));
    },
  };
}

function recordsOf(name: string, type: string, { mx = [], a, aaaa }: Records): Answer[] {
  if (type === 'MX') return mx.map((exchange, preference) => ({ type: 'MX', name, ttl: 1, data: { preference, exchange } }));
  if (type === 'A' && a) return [{ type: 'A', name, ttl: 1, data: a }];
  if (type === 'AAAA' && aaaa) return [{ type: 'AAAA', name, ttl: 1, data: aaaa }];
  return [];
}
