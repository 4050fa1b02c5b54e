import { MOST_ENTRIES_FOR_NOTE } from '@annuity-lantern/contracts/http';

/** Matches leads whose history has room for another note, or for a revocation that revokes nothing new. */
export const hasRoom = { [`history.${MOST_ENTRIES_FOR_NOTE - 1}`]: { $exists: false } } as const;
