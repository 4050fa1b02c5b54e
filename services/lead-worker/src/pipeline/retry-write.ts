const PAUSES = [100, 300, 600, 1000, 2000, 3000, 3000];

/**
 * Retries a write to MongoDB for about 10 s, so that a short outage does not repeat an effect that happened. The fencing token makes a late
 * write harmless.
 */
export async function retryWrite<T>(write: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await write();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return write();
}
