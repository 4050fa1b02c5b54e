import {
  CORRECTION_HOLDS,
  type CorrectableField,
  type LeadAccepted,
  MOST_CORRECTIONS,
  storedAnswersOf,
} from '@annuity-lantern/contracts/http';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { readTab, removeTab, writeTab } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';
import { type FormValues, toAnswers } from './form-values.ts';
import type { RequestFormKind } from './request-form-kind.ts';

const keyOf = (form: RequestFormKind) => `annuity-lantern.${form.name}.sent`;
/** Of a key. */
const BYTES = 32;

const answers = () => storedAnswersOf(['email', 'phone', 'state', 'preferredCallTime']);
const Kept = z.lazy(() =>
  z.object({
    /** Of this tab: its SHA-256 goes with the request. */
    key: z.string(),
    /** Absent until the server has the request. */
    request: z.optional(
      z.object({
        id: z.string(),
        /** In milliseconds since 1970, by this browser's clock. */
        until: z.number(),
        left: z.number(),
        /** The server has it sealed, and stores it later. */
        isSealed: z.boolean(),
        answers: z.object(answers()),
        /** Waits until a sealed request is stored. */
        waiting: z.optional(z.partial(z.object(answers()))),
      }),
    ),
  }),
);
type Kept = z.infer<typeof Kept>;

/** What this tab sent last, and may still correct. */
export type KeptRequest = NonNullable<Kept['request']> & Pick<Kept, 'key'>;
export type Correction = { readonly [Name in CorrectableField]?: KeptRequest['answers'][Name] };

/** The key of the request that is sent next. A repeat has the same one. */
export function correctionKey(form: RequestFormKind): string {
  const kept = read(form);
  if (kept && !kept.request) return kept.key;
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
  writeTab(keyOf(form), JSON.stringify({ key } satisfies Kept));
  return key;
}

/** What goes with the request in place of the key. Undefined on an address without encryption, where browsers make no hash. */
export async function correctionHash(key: string): Promise<string | undefined> {
  try {
    return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))));
  } catch {
    return undefined;
  }
}

/** After the server has the request. Without its number, nothing can be corrected here. */
export function keepRequest(form: RequestFormKind, accepted: LeadAccepted | undefined, values: FormValues, isSealed: boolean): void {
  const key = read(form)?.key;
  if (key === undefined || !accepted) {
    removeTab(keyOf(form));
    return;
  }
  const { state, preferredCallTime } = toAnswers(['state', 'preferredCallTime'], values) as KeptRequest['answers'];
  const { email, phone } = values;
  save(form, {
    key,
    id: accepted.id,
    until: Date.now() + CORRECTION_HOLDS,
    left: MOST_CORRECTIONS,
    isSealed,
    answers: { email: cleanLine(email), phone: cleanLine(phone), state: state || undefined, preferredCallTime },
  });
}

/** Undefined, and forgotten, once its time is over. */
export function readRequest(form: RequestFormKind): KeptRequest | undefined {
  const { key, request } = read(form) ?? {};
  if (key === undefined || !request) return undefined;
  if (Date.now() < request.until) return { key, ...request };
  removeTab(keyOf(form));
  return undefined;
}

export function save(form: RequestFormKind, { key, ...request }: KeptRequest): void {
  writeTab(keyOf(form), JSON.stringify({ key, request } satisfies Kept));
  // Also while the tab shows another page of ours.
  setTimeout(() => void readRequest(form), request.until - Date.now());
}

export function forgetRequest(form: RequestFormKind): void {
  removeTab(keyOf(form));
}

function read(form: RequestFormKind): Kept | undefined {
  try {
    return Kept.safeParse(JSON.parse(readTab(keyOf(form)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
