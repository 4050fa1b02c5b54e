import { setTimeout as pause } from 'node:timers/promises';
import type { Aims } from '../faults/aims.ts';
import { momentTaken, Received } from './received.ts';
import { takeMails } from './take-mails.ts';
import { takePosts } from './take-posts.ts';

/** The providers as one worker sees them: each has its own, so that it is known whose effect was taken. */
export interface SinksOfWorker {
  readonly smtpUrl: string;
  readonly webhookUrl: string;
  readonly analyticsUrl: string;
}

export interface Sinks {
  readonly received: Received;
  readonly ofWorker: readonly SinksOfWorker[];
}

/** Milliseconds from having all of something to saying so: real providers think too, and a kill then finds something under way. */
const THINKS_FOR = 40;

/** Mail server, CRM and analytics service that take everything, remember its key, and tell when they have it. */
export async function startSinks(workers: number, aims: Aims): Promise<Sinks> {
  const received = new Received();
  const take = async (worker: number, key: string | undefined): Promise<'taken' | 'silence'> => {
    const receipt = received.take(key);
    if (receipt && aims.reached(momentTaken[receipt.effect], worker)) return 'silence';
    await pause(THINKS_FOR);
    return 'taken';
  };
  const postsPort = await takePosts((path, key) => take(Number(path.split('/')[1]), key));
  const ofWorker = await Promise.all(
    Array.from({ length: workers }, async (_, index) => {
      const worker = index + 1;
      const base = `http://127.0.0.1:${postsPort}/${worker}`;
      const mailPort = await takeMails((key) => take(worker, key));
      return { smtpUrl: `smtp://127.0.0.1:${mailPort}`, webhookUrl: `${base}/webhook`, analyticsUrl: `${base}/analytics` };
    }),
  );
  return { received, ofWorker };
}
