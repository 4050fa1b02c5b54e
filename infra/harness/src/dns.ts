import { createSocket } from 'node:dgram';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

const HEADER_BYTES = 12;
const NO_ERROR_WITH_ANSWER = 0x8180;
/** A pointer to the name of the question, right after the header. */
const SAME_NAME = [0xc0, HEADER_BYTES];
const A = 1;
const MX = 15;

/** Gets the domain of each query. Resolves false when it must get no answer. */
export type TakeQuery = (domain: string) => Promise<boolean>;

/**
 * Starts a DNS server that gives every domain a mail host, so that no bench depends on the network. Returns its address for `DNS_SERVERS`.
 *
 * @param host address of this machine that the services reach
 */
export async function startDns(take: TakeQuery = async () => true, host = '127.0.0.1'): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', async (query, { address, port }) => {
    const answer = answerTo(query);
    if (answer && (await take(domainOf(query)))) socket.send(answer, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, host, resolve));
  undoAtEnd(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return `${host}:${socket.address().port}`;
}

/** RFC 1035, section 4. */
function answerTo(query: Buffer): Buffer | undefined {
  let end = HEADER_BYTES;
  while (end < query.length && query[end] !== 0) end += (query[end] ?? 0) + 1;
  if (query.length < end + 5) return undefined;
  const question = query.subarray(HEADER_BYTES, end + 5);
  const data = dataOf(query.readUInt16BE(end + 1));
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(NO_ERROR_WITH_ANSWER, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data ? 1 : 0, 6);
  if (!data) return Buffer.concat([header, question]);
  const record = Buffer.alloc(10);
  question.copy(record, 0, question.length - 4);
  record.writeUInt32BE(300, 4);
  record.writeUInt16BE(data.length, 8);
  return Buffer.concat([header, question, Buffer.from(SAME_NAME), record, data]);
}

function domainOf(query: Buffer): string {
  const labels: string[] = [];
  for (let at = HEADER_BYTES; query[at]; at += 1 + (query[at] as number)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] as number)));
  }
  return labels.join('.').toLowerCase();
}

function dataOf(type: number): Buffer | undefined {
  if (type === A) return Buffer.from([127, 0, 0, 1]);
  if (type === MX) return Buffer.from([0, 10, 4, ...Buffer.from('mail'), ...SAME_NAME]);
  return undefined;
}
