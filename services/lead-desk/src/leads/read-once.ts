/** Reads of one lead in one session within this time are one entry of the audit, in milliseconds. */
export const READ_SPAN = 10 * 60_000;
/** Reads that are remembered. A forgotten one is recorded again. */
const LIMIT = 10_000;

/** Remembers in memory which reads were recorded lately. */
export function createReadOnce(now: () => number = Date.now, limit = LIMIT) {
  /** In the order of their times. */
  const recorded = new Map<string, number>();
  return {
    /** Calls `record` unless it succeeded for this session and lead within the span. */
    read: async (session: string, leadId: string, record: () => Promise<boolean>): Promise<void> => {
      const key = `${session}/${leadId}`;
      const at = recorded.get(key);
      if (at !== undefined && now() - at < READ_SPAN) return;
      recorded.delete(key);
      // Before the entry is stored: calls at the same moment are one read.
      recorded.set(key, now());
      for (const oldest of recorded.keys()) {
        if (recorded.size <= limit) break;
        recorded.delete(oldest);
      }
      if (!(await record())) recorded.delete(key);
    },
  };
}
