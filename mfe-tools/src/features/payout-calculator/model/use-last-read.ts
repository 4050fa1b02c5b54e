import { useState } from 'react';

/** The value, or the last one there was while there is none: a section keeps its result while its field is being typed anew. */
export function useLastRead<Value>(value: Value | null, first: Value): Value {
  const [last, setLast] = useState(value ?? first);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
