import { HintBatch, type LeadHint } from '@annuity-lantern/contracts/http';
import type { DeskUnderTest } from './desk-under-test.ts';

export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** The names of the events so far. */
  readonly events: string[];
  /** The hints so far. */
  readonly hints: LeadHint[];
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Reads the desk's events as a browser does. */
export async function readEvents(desk: DeskUnderTest, cookie: string): Promise<EventReader> {
  const leaving = new AbortController();
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${desk.origin}/api/staff/events`, { headers, signal: leaving.signal });
  const events: string[] = [];
  const hints: LeadHint[] = [];
  const take = (block: string) => {
    const name = /^event: (.*)$/m.exec(block)?.[1];
    if (name === undefined) return;
    events.push(name);
    if (name === 'hints') hints.push(...HintBatch.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '')).hints);
  };
  const read = async () => {
    let text = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    hints,
    ended: read().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    }),
    leave: () => leaving.abort(),
  };
}
