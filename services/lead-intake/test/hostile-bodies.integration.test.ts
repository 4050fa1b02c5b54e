import { Agent } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedRequests } from './support/hostile/fixed-requests.ts';
import { hostileRequest } from './support/hostile/hostile-requests.ts';
import { type TryOptions, tryHostile } from './support/hostile/try-hostile.ts';
import { type IntakeUnderTest, startIntake } from './support/start-intake.ts';

const REQUESTS = 500;
/** `HOSTILE_SEED=... npx vitest ...` sends the same ones again. */
const seed = Number(process.env.HOSTILE_SEED ?? Math.floor(Math.random() * 2 ** 31));

const agent = new Agent({ keepAlive: true });
let intake: IntakeUnderTest;
let options: TryOptions;
beforeAll(async () => {
  intake = await startIntake();
  options = {
    port: intake.port,
    agent,
    findStored: (id) => intake.leads.any.collection.findOne({ _id: id as never }),
  };
});
afterAll(async () => {
  agent.destroy();
  await intake.stop();
});

/** On a busy machine the ledger may need longer than its budget: a visitor sends again then, which no body may need for its own sake. */
async function complaintOf(request: Parameters<typeof tryHostile>[0]): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    const { status, complaint } = await tryHostile(request, options);
    if (status !== 503 || tries === 3) return complaint;
  }
}

describe('whatever is sent is refused by a field or for a reason in plain words, or stored as it was sent', () => {
  it(`${REQUESTS} generated requests, seed ${seed}`, async () => {
    console.log(`Hostile requests: seed ${seed}`);
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        expect(await complaintOf(request)).toBeUndefined();
      }),
      { seed, numRuns: REQUESTS },
    );
    const stored = await intake.leads.any.countDocuments();
    // Neither a door that is shut nor one that is always open would tell anything.
    expect(stored).toBeGreaterThan(REQUESTS / 10);
    expect(stored).toBeLessThan(REQUESTS / 2);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  }, 120_000);

  it.each(fixedRequests)('%s', async (_name, request, status) => {
    const tried = await tryHostile(request, options);
    expect(tried.complaint).toBeUndefined();
    expect(tried.status).toBe(status);
  });
});
