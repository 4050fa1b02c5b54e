/** Milliseconds within which all reads of one lead in one session are one audit entry. */
export const READ_SPAN = 10 * 60_000;
/** Most reads in memory. A forgotten one is recorded again. */
const LIMIT = 10_000;

/** Remembers in memory which reads were recorded recently. */
export function createReadOnce(now: () => number = Date.now, limit = LIMIT) {
  /** Oldest first. */
  const recorded = new Map<string, number>();
  return {
    /** Calls `record` unless it succeeded for this session and lead within the span. */
    read: async (session: string, leadId: string, record: () => Promise<boolean>): Promise<void> => {
      const key = `${session}/${leadId}`;
      const at = recorded.get(key);
      if (at !== undefined && now() - at < READ_SPAN) return;
      recorded.delete(key);
      // Set before the entry is stored, so that simultaneous calls count as one read.
      recorded.set(key, now());
      for (const oldest of recorded.keys()) {
        if (recorded.size <= limit) break;
        recorded.delete(oldest);
      }
      if (!(await record())) recorded.delete(key);
    },
  };
}
