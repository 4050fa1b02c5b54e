import { getPipelineHealth } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

const words = { green: ': green', amber: ': amber, something needs attention', red: ': red, something is broken' } as const;

interface PipelineSignal {
  readonly tone: keyof typeof words;
  readonly count?: number;
  readonly words: string;
}

/** The color of the pipeline, beside its name, with the number of requests that are tried again. Without an answer there is none. */
export function usePipelineSignal(): PipelineSignal | null {
  const read = useQuery({
    ...polled,
    queryKey: queryKeys.health,
    queryFn: ({ signal }) => callAsStaff(getPipelineHealth, {}, { signal }),
  });
  const color = hasFailed(read) && read.error?.wire?.code === 'store_unavailable' ? 'red' : read.data?.color;
  if (!color || color === 'unknown') return null;
  const retrying = read.data?.findings.reduce((total, { code, count = 0 }) => total + (code === 'effects_retrying' ? count : 0), 0);
  return retrying ? { tone: color, count: retrying, words: `${words[color]}, ${retrying} retrying` } : { tone: color, words: words[color] };
}
