import { pipeline } from 'node:stream/promises';
import type { Download } from '@annuity-lantern/contracts/http';
import type { Response } from 'express';

/**
 * Sends a file chunk by chunk, no faster than the client reads. If the client disconnects, the chunks end.
 *
 * @throws the error of a chunk: before the first chunk it can be answered, later it breaks the connection
 */
export async function sendDownload(response: Response, type: string, { fileName, chunks }: Download): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.status(200).set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${fileName}"` });
  async function* all(): AsyncGenerator<string> {
    try {
      for (let item = first; !item.done; item = await iterator.next()) yield item.value;
    } finally {
      // Even if nothing after the first chunk was requested.
      await iterator.return?.();
    }
  }
  try {
    await pipeline(all(), response);
  } catch (error) {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
