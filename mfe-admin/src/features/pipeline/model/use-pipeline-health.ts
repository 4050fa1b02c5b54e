import { getPipelineHealth, type PipelineHealth } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

/** Milliseconds between two reads while the page is visible. The desk's answer is up to 4 s old. */
const READ_EVERY = 5000;

export interface PipelineHealthRead {
  readonly health: PipelineHealth | undefined;
  /** `store`: the desk answers, but MongoDB does not. */
  readonly failed: 'store' | 'other' | null;
  readonly reading: boolean;
  readonly refresh: () => void;
}

export function usePipelineHealth(): PipelineHealthRead {
  const read = useQuery({
    queryKey: queryKeys.health,
    queryFn: ({ signal }) => callAsStaff(getPipelineHealth, {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: READ_EVERY,
  });
  const isStore = read.error?.wire?.code === 'store_unavailable';
  return {
    health: read.data,
    failed: hasFailed(read) ? (isStore ? 'store' : 'other') : null,
    reading: read.isFetching,
    refresh: () => void read.refetch(),
  };
}
