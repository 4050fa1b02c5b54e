/**
 * Runs in the page. An interaction is as long as the longest of its events, each counted by the browser up to the frame that follows it.
 *
 * A frame that changes nothing within the window is never shown, and the browser would count on to the next that is, a second or two
 * later: an event whose effect lies below the window must not be held against the page. So each event also changes a dot in the corner.
 */
export function watchInteractions(): void {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      interactions.set(entry.interactionId, Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);

  const dot = document.createElement('div');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 2px; height: 2px; pointer-events: none';
  document.documentElement.append(dot);
  let events = 0;
  const change = () => {
    events += 1;
    dot.style.background = `rgb(${events % 256} 0 0)`;
  };
  for (const type of ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click']) addEventListener(type, change, { capture: true });
}
