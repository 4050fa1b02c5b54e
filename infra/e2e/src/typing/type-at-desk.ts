import type { LeadDetail } from '@annuity-lantern/contracts/http';
import type { APIRequestContext, Page } from '@playwright/test';
import { sendReview } from '../desk.ts';

interface TypingOptions {
  /** A desk on which the writer is signed in. */
  readonly page: Page;
  /** User name. */
  readonly writer: string;
  /** A manager who is signed in: takes, hands over and closes what the writer has open. */
  readonly other: APIRequestContext;
  readonly origin: string;
  readonly sentences: number;
  readonly seed: number;
}

/** Where the focus is. The fields must hold every character at the end. */
const places = ['note', 'page', 'queue', 'search', 'heading', 'list', 'note'] as const;
type Place = (typeof places)[number];

const words =
  'left for Florida, calls back next week? joking and/or kind: she owns a fixed index annuity. ask the executor again, very quiet zone; no hurry'.split(
    ' ',
  );

export interface Typed {
  /** Changes that no one meant, such as `place: sentence`. */
  readonly changed: readonly string[];
  /** Texts that a field did not keep. */
  readonly lost: readonly string[];
}

/** Types seeded sentences at several places of the desk, while another person changes the open request. */
export async function typeAtDesk({ page, writer, other, origin, sentences, seed }: TypingOptions): Promise<Typed> {
  const next = random(seed);
  const headers = { origin };
  const changed: string[] = [];
  const lost: string[] = [];
  const known = new Set<string>();
  let id = '';
  // The queue is never empty, and these must stay as they came.
  for (const name of ['A', 'B', 'C']) await sendReview(page, origin, `Bystander${seed}${name}`);
  for (let number = 0; number < sentences; number += 1) {
    const step = number % steps.length;
    if (step === 0) {
      id = await sendReview(page, origin, `Typed${seed}x${number}`);
      await page.goto(`${origin}/admin?request=${id}`);
    }
    const place = places[Math.floor(next() * places.length)] ?? 'note';
    const sentence = sentenceOf(next);
    await page.getByRole('region', { name: 'Notes' }).waitFor();
    const field = await goTo(page, place);
    const [from, to] = [Math.floor(next() * sentence.length * 0.5), Math.ceil(sentence.length * (0.6 + next() * 0.3))];
    await page.keyboard.type(sentence.slice(0, from));
    const change = steps[step]?.(other, { address: `${origin}/api/leads/${id}`, headers, writer });
    await page.keyboard.type(sentence.slice(from, to));
    await change;
    if (place === 'note') await page.getByText('What you type stays here, and was not sent.').waitFor();
    await page.keyboard.type(sentence.slice(to));
    if (field && (await field.inputValue()) !== sentence) lost.push(`${place}: ${sentence}`);
    // Without the draft.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${origin}/admin?request=${id}`);
    const { rows } = (await (await other.get(`${origin}/api/leads`, { headers, params: { sort: 'newest' } })).json()) as {
      rows: { id: string }[];
    };
    for (const row of rows.slice(0, 10)) {
      const { history } = (await (await other.get(`${origin}/api/leads/${row.id}`, { headers })).json()) as LeadDetail;
      for (const { seq } of history.filter(({ by }) => by === writer)) {
        const entry = `${row.id} ${seq}`;
        if (!known.has(entry)) changed.push(`${place}: ${sentence}`);
        known.add(entry);
      }
    }
  }
  return { changed, lost };
}

interface Target {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly writer: string;
}

/** What the other person does, one after the other with each request. */
const steps: readonly ((other: APIRequestContext, target: Target) => Promise<void>)[] = [
  (other, target) => post(other, target, '/transitions', { to: 'assigned', despite: true }),
  (other, target) => post(other, target, '/owner', { to: target.writer, reason: 'On leave', despite: true }),
  (other, target) => post(other, target, '/transitions', { to: 'disqualified', reason: 'Other', note: 'Out of the country' }),
];

async function post(other: APIRequestContext, { address, headers }: Target, path: string, body: object): Promise<void> {
  for (;;) {
    const { seq } = (await (await other.get(address, { headers })).json()) as LeadDetail;
    const answer = await other.post(`${address}${path}`, { headers, data: { ...body, seq } });
    if (answer.ok()) return;
    const words = await answer.text();
    // The worker, or a fault that lets the writer change it, was faster.
    if (!words.includes('"seq"')) throw new Error(`${path} was answered ${answer.status()}: ${words}`);
  }
}

/** Puts the focus there. Returns the field, if it is one. */
async function goTo(page: Page, place: Place) {
  const fields = { note: page.getByLabel('New note'), search: page.getByRole('searchbox', { name: 'Search requests' }) };
  if (place === 'note' || place === 'search') {
    await fields[place].focus();
    return fields[place];
  }
  if (place === 'heading') await page.locator('#lead-detail-name').focus();
  else if (place === 'page') await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  else
    await page
      .locator(`tr[data-row^="${place === 'queue' ? 'queue' : 'reviews'}"] th button`)
      .first()
      .focus();
  return undefined;
}

function sentenceOf(next: () => number): string {
  const count = 4 + Math.floor(next() * 6);
  return Array.from({ length: count }, () => words[Math.floor(next() * words.length)]).join(' ');
}

/** Numbers from 0 to 1, the same for each seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
