import { getPipelineHealth } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

const words = { green: ': green', amber: ': amber, something needs attention', red: ': red, something is broken' } as const;

/** The color of the pipeline, beside its name. Without an answer there is none. */
export function usePipelineSignal(): { readonly tone: keyof typeof words; readonly words: string } | null {
  const read = useQuery({
    ...polled,
    queryKey: queryKeys.health,
    queryFn: ({ signal }) => callAsStaff(getPipelineHealth, {}, { signal }),
  });
  const color = hasFailed(read) && read.error?.wire?.code === 'store_unavailable' ? 'red' : read.data?.color;
  return color && color !== 'unknown' ? { tone: color, words: words[color] } : null;
}
