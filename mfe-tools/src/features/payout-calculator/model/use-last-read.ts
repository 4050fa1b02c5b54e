import { useState } from 'react';

/** The value, or the last one there was while there is none: a section keeps its result while its field is being typed anew. */
export function useLastRead(value: number | null, first: number): number {
  const [last, setLast] = useState(value ?? first);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
