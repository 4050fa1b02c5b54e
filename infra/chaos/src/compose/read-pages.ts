import { setTimeout as pause } from 'node:timers/promises';

export interface PagesRead {
  readonly read: number;
  /** Those that were not answered 200. */
  readonly failures: readonly string[];
}

const PATHS = ['/', '/annuity-comparison', '/api/annuity-rates', '/education', '/api/resources', '/api/education-modules', '/consultation'];
const ANSWER_WITHIN_MS = 20_000;

/** Reads pages and lists in turn, until the signal. */
export async function readPages(origin: string, perSecond: number, ended: AbortSignal): Promise<PagesRead> {
  const failures: string[] = [];
  const reads: Promise<void>[] = [];
  while (!ended.aborted) {
    const path = PATHS[reads.length % PATHS.length] as string;
    reads.push(
      statusOf(origin + path).then((status) => {
        if (status !== '200') failures.push(`${path} ${status}`);
      }),
    );
    await pause(1000 / perSecond, undefined, { signal: ended }).catch(() => {});
  }
  await Promise.all(reads);
  return { read: reads.length, failures };
}

async function statusOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return (error as Error).message;
  }
}
