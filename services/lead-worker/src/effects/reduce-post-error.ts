import { OutgoingHttpError } from '@annuity-lantern/service-kit/outgoing-http';
import { EffectRefusal } from './effect-refusal.ts';

/** Turns a POST without an answer into a refusal such as `webhook_unreachable`. Returns any other error as it is. */
export function reducePostError(provider: 'analytics' | 'webhook', error: unknown): unknown {
  if (!(error instanceof OutgoingHttpError)) return error;
  return new EffectRefusal(`${provider}_${error.failure}`, { permanent: false, ambiguous: error.perhapsReceived });
}
