import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryKeys } from '../queries/query-keys.ts';
import { useOwnName } from '../queries/session.ts';
import { keepDraft, readDraft } from './kept-drafts.ts';

/**
 * What is typed into a field for one subject, such as a request. It stays in this tab while another one is open, and while the person signs
 * in again. Sign-out and another person's sign-in delete it.
 */
export function useDraft(subject: string, field: 'note' | 'reason') {
  const client = useQueryClient();
  const person = useOwnName() ?? '';
  const name = `${subject} ${field}`;
  const { data: text = '' } = useQuery<string>({
    queryKey: queryKeys.draft(subject, field),
    queryFn: skipToken,
    initialData: () => readDraft(person, name),
  });
  const [wasThere] = useState(text !== '');
  const setText = useCallback(
    (typed: string) => {
      client.setQueryData<string>(queryKeys.draft(subject, field), typed);
      keepDraft(person, name, typed);
    },
    [client, subject, field, person, name],
  );
  /** Clears the field after its text was saved, unless the person has typed more. */
  const clear = useCallback(
    (saved: string) => {
      client.setQueryData<string>(queryKeys.draft(subject, field), (now) => (now === saved ? '' : now));
      if (readDraft(person, name) === saved) keepDraft(person, name, '');
    },
    [client, subject, field, person, name],
  );
  return { text, setText, clear, wasThere };
}
