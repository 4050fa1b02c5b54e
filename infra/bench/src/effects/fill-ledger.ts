import { randomBytes, randomUUID } from 'node:crypto';
import { insertLead, type Leads } from '@annuity-lantern/lead-store';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import { leadBody } from '../intake/lead-bodies.ts';

const AT_ONCE = 32;

/** Stores so many leads and dispatches their effects, as lead-intake does it. */
export async function fillLedger(leads: Leads, producer: JobProducer, count: number): Promise<void> {
  let next = 0;
  const store = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const { website: _website, consent = null, page = '/consultation', ...answers } = leadBody(index);
      const id = randomUUID();
      const stored = await insertLead(leads, {
        kind: 'consultation',
        id,
        bodyHmac: randomBytes(32).toString('base64url'),
        createdAt: new Date(),
        answers,
        contact: { email: 'unknown', phone: 'unknown' },
        consent,
        reception: { address: '198.51.100.23', page },
      });
      if (stored.outcome !== 'stored') throw new Error('A lead of the measurement was not stored.');
      await producer.enqueue(stored.due.map((effect) => ({ leadId: id, effect, attempts: 0 })));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, store));
}
