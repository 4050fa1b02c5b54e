const PAUSES = [100, 300, 600, 1000, 2000, 3000, 3000];

/**
 * Repeats a write to MongoDB for about 10 s. An effect that has happened and cannot be marked would happen again, so a short outage
 * is sat out; the claim's token keeps a late mark from doing harm.
 */
export async function insist<T>(write: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await write();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return write();
}
