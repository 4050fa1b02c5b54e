import { type ErrorCode, errorStatus, LeadAccepted, leadFieldNames, leadFields, WireError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const ourWords = new Set([messages, ...leadFieldNames.map((name) => leadFields[name].errors)].flatMap(wordsIn));

/** What is wrong with an answer, in words. Undefined if it accepts, or refuses by field or with a reason in our plain words. */
export function judgeAnswer({ status, text }: Answer): string | undefined {
  if (status === 201 || status === 202) return LeadAccepted.safeParse(inJson(text)).success ? undefined : `${status} with another body`;
  if (status < 400 || status >= 500) return `${status}`;
  const refusal = WireError.safeParse(inJson(text));
  if (!refusal.success) return `${status} without a reason`;
  const { code, message, errors, details = {} } = refusal.data;
  if (errorStatus[code as ErrorCode] !== status) return `${status} with the code ${code}`;
  const words = [message, ...(errors ?? []).map((error) => error.message), ...(code === 'contact_refused' ? wordsOfRefusal(details) : [])];
  const strange = words.find((word) => !ourWords.has(word));
  if (strange !== undefined) return `${status} in words that are not ours: ${strange}`;
  if (code === 'invalid_input' && !errors?.length) return `${status} that names no field`;
  return errors?.some(({ field }) => field === '') ? `${status} with a field that has no name` : undefined;
}

/** The suggested address corrects what was typed, so it is not our text. */
function wordsOfRefusal({ email, phone }: Readonly<Record<string, unknown>>): string[] {
  return [email, phone].filter((word) => word !== undefined).map(String);
}

function inJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(wordsIn);
}
