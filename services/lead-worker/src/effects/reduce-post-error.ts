import { OutgoingHttpError } from '@annuity-lantern/service-kit/outgoing-http';
import { EffectRefusal } from './effect-refusal.ts';

/** What a post that got no answer means for its effect, as `<provider>_unreachable` and the like; another error stays what it is. */
export function reducePostError(provider: 'analytics' | 'webhook', error: unknown): unknown {
  if (!(error instanceof OutgoingHttpError)) return error;
  return new EffectRefusal(`${provider}_${error.failure}`, { permanent: false, ambiguous: error.perhapsReceived });
}
