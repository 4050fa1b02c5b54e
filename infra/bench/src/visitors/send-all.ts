import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { leadBody } from '../intake/lead-bodies.ts';
import { postLead } from './post-lead.ts';
import { type Sent, tally } from './send-at-rate.ts';

const AT_ONCE = 16;

/** Posts so many leads as fast as they are answered. */
export async function sendAll(count: number, origin: string, headers: Readonly<Record<string, string>>): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const answers: Awaited<ReturnType<typeof postLead>>[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      next += 1;
      answers.push(await postLead(leadBody(next), { origin, agent, headers: { ...headers, 'idempotency-key': randomUUID() } }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  return tally(answers);
}
