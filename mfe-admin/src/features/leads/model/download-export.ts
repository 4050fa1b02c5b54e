import { exportLeads } from '@annuity-lantern/contracts/http';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { ApiError, openDownload } from '@annuity-lantern/host-kit';
import { type LeadFilters, toQuery } from './lead-filters.ts';

interface Options {
  readonly filters: LeadFilters;
  readonly hours: OfficeHours;
  readonly signal: AbortSignal;
  /** Called with the bytes that have arrived. */
  readonly onBytes: (bytes: number) => void;
}

export interface ExportFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Downloads the requests that match the filters as a file. The page reads the stream itself: a link would save an incomplete download.
 * @throws ApiError with status 0 if no answer arrived, or the connection broke.
 */
export async function downloadExport({ filters, hours, signal, onBytes }: Options): Promise<ExportFile> {
  const response = await openDownload(exportLeads, { query: toQuery(filters, Date.now(), hours) }, { signal });
  let bytes = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  const counted = new Response(response.body?.pipeThrough(count), { headers: { 'content-type': 'text/csv;charset=utf-8' } });
  const content = await counted.blob().catch((cause: unknown) => {
    throw new ApiError(0, 'The answer broke off', { cause });
  });
  const [, name = 'requests.csv'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content };
}
