import { createContext } from 'react';

/** Ids of the requests that came in a moment ago by themselves. Their rows are marked. */
export const ArrivedRows = createContext<ReadonlySet<string>>(new Set());
