export interface Place {
  readonly name: string;
  readonly text: string;
}

/** Every trace that stands in a place, as it is or as base64 (mail bodies). */
export function findLeaks(places: readonly Place[], traces: readonly string[]): { place: string; trace: string }[] {
  return places.flatMap(({ name, text }) => {
    const haystack = text.replace(/=\r?\n/g, '').toLowerCase();
    const found = traces.filter(
      (trace) => haystack.includes(trace.toLowerCase()) || text.includes(Buffer.from(trace).toString('base64').replace(/=+$/, '')),
    );
    return found.map((trace) => ({ place: name, trace }));
  });
}
