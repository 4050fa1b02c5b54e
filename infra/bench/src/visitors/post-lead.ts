import { type Agent, request as openRequest } from 'node:http';
import { createConsultationRequest } from '@annuity-lantern/contracts/http';

/** No answer by then is none. In milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

export interface LeadAnswer {
  /** 0: no answer. */
  readonly status: number;
  readonly isVerified: boolean;
  readonly ms: number;
}

export interface PostOptions {
  readonly origin: string;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
}

/** Posts one consultation. Never rejects. */
export function postLead(body: object, { origin, agent, headers }: PostOptions): Promise<LeadAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const answered = (status: number, isVerified: boolean) => resolve({ status, isVerified, ms: performance.now() - startedAt });
    const call = openRequest(`${origin}${createConsultationRequest.path}`, {
      method: 'POST',
      agent,
      timeout: ANSWER_WITHIN_MS,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    call.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => answered(response.statusCode ?? 0, text.includes('"verification"')));
      response.once('error', () => answered(0, false));
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => answered(0, false));
    call.end(JSON.stringify(body));
  });
}
