import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryKeys } from '../queries/query-keys.ts';

/**
 * What is typed into a field for one subject, such as a request. It stays while another one is open, and while the person signs in again.
 * Sign-out and another person's sign-in delete it. Only the memory of this tab holds it, because it may be about a visitor.
 */
export function useDraft(subject: string, field: 'note' | 'step' | 'reason') {
  const client = useQueryClient();
  const queryKey = queryKeys.draft(subject, field);
  const { data: text = '' } = useQuery<string>({ queryKey, queryFn: skipToken });
  const [wasThere] = useState(text !== '');
  const setText = useCallback(
    (typed: string) => void client.setQueryData<string>(queryKeys.draft(subject, field), typed),
    [client, subject, field],
  );
  /** Clears the field after its text was saved, unless the person has typed more. */
  const clear = useCallback(
    (saved: string) => void client.setQueryData<string>(queryKeys.draft(subject, field), (now) => (now === saved ? '' : now)),
    [client, subject, field],
  );
  return { text, setText, clear, wasThere };
}
