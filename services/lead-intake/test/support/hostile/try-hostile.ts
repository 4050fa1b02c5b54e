import { LeadAccepted } from '@annuity-lantern/contracts/http';
import type { HostileRequest } from './hostile-requests.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type HostileTarget, sendHostile, type TimedAnswer } from './send-hostile.ts';
import { notAsSent } from './stored-as-sent.ts';

export interface TryOptions extends HostileTarget {
  /** The document with this id, as stored in MongoDB. */
  readonly findStored: (id: string) => Promise<Readonly<Record<string, unknown>> | null>;
}

export interface Tried extends TimedAnswer {
  /** What is wrong with the answer or the stored lead; undefined if nothing is. */
  readonly complaint: string | undefined;
}

/** Sends a request, and checks the answer and what was stored. A broken connection counts as status 0. */
export async function tryHostile(request: HostileRequest, options: TryOptions): Promise<Tried> {
  const answer = await sendHostile(request, options).catch(
    (error: NodeJS.ErrnoException): TimedAnswer => ({ status: 0, text: error.code ?? error.message, ms: Number.NaN }),
  );
  if (answer.status === 0) return { ...answer, complaint: `no answer: ${answer.text}` };
  const complaint = judgeAnswer(answer);
  if (complaint !== undefined || answer.status !== 201) return { ...answer, complaint };
  const { id } = LeadAccepted.parse(JSON.parse(answer.text));
  return { ...answer, complaint: notAsSent(await options.findStored(id), request.body) };
}
