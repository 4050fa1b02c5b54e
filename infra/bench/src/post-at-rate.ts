import { setTimeout as pause } from 'node:timers/promises';
import { nextLead } from './intake/leads.ts';

export interface PostOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Posts per second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Posts {
  /** Milliseconds to each 201, from the moment its post was due. */
  readonly took: readonly number[];
  /** Posts without a 201. */
  readonly failed: number;
}

/** Posts new leads at even intervals, whether or not earlier ones were answered. */
export async function postAtRate({ url, headers: common, rate, seconds }: PostOptions): Promise<Posts> {
  const took: number[] = [];
  let failed = 0;
  const post = async (dueAt: number) => {
    const { headers, body } = nextLead();
    try {
      const answer = await fetch(url, { method: 'POST', headers: { ...common, ...headers }, body });
      await answer.arrayBuffer();
      if (answer.status === 201) took.push(performance.now() - dueAt);
      else failed += 1;
    } catch {
      failed += 1;
    }
  };
  const startedAt = performance.now();
  const posts: Promise<void>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const dueAt = startedAt + (index * 1000) / rate;
    await pause(Math.max(0, dueAt - performance.now()));
    posts.push(post(dueAt));
  }
  await Promise.all(posts);
  return { took, failed };
}
