import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryKeys } from '../../../queries/query-keys.ts';

/** What is typed into a field of one request. It stays while another request is open, until the person signs out. */
export function useDraft(leadId: string, field: 'note' | 'step' | 'reason') {
  const client = useQueryClient();
  const queryKey = queryKeys.draft(leadId, field);
  const { data: text = '' } = useQuery<string>({ queryKey, queryFn: skipToken });
  const [wasThere] = useState(text !== '');
  const setText = useCallback(
    (typed: string) => void client.setQueryData<string>(queryKeys.draft(leadId, field), typed),
    [client, leadId, field],
  );
  /** Clears the field after its text was saved, unless the person has typed more. */
  const clear = useCallback(
    (saved: string) => void client.setQueryData<string>(queryKeys.draft(leadId, field), (now) => (now === saved ? '' : now)),
    [client, leadId, field],
  );
  return { text, setText, clear, wasThere };
}
