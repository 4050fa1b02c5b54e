import { backgroundHeader, type Endpoint, type EndpointAnswer, type EndpointInput } from '@annuity-lantern/contracts/http';
import { type CallOptions, call } from '@annuity-lantern/host-kit';

/** Milliseconds without input after which a call counts as automatic. */
const LATELY = 60_000;

let lastDoing = 0;

/** Records the time of the last input. Returns a function that stops. */
export function watchDoing(): () => void {
  const note = () => {
    lastDoing = Date.now();
  };
  note();
  // Dictation fires `input` alone, and voice control or a screen reader `click` alone.
  const events = ['pointerdown', 'keydown', 'wheel', 'input', 'click'] as const;
  for (const event of events) addEventListener(event, note, { capture: true, passive: true });
  return () => {
    for (const event of events) removeEventListener(event, note, { capture: true });
  };
}

/** Milliseconds since the last input. */
export function idleTime(): number {
  return Date.now() - lastDoing;
}

/** Like `call`, and tells the server when the desk refreshes by itself: a session ends when its person does nothing. */
export function callAsStaff<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const isOwnDoing = idleTime() < LATELY;
  return call(endpoint, input, isOwnDoing ? options : { ...options, headers: { ...options.headers, [backgroundHeader]: '1' } });
}
