import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryKeys } from '../queries/query-keys.ts';
import { useOwnName } from '../queries/session.ts';
import { type Draft, keepDraft, noDraft, readDraft } from './kept-drafts.ts';

/**
 * What is typed into a field for one subject, such as a request. It stays in this tab while another one is open, over a reload, and while the
 * person signs in again. Sign-out and another person's sign-in delete it.
 *
 * @param seq of the request that the person sees now.
 */
export function useDraft(subject: string, field: 'note' | 'reason', seq = 0) {
  const client = useQueryClient();
  const person = useOwnName() ?? '';
  const name = `${subject} ${field}`;
  const { data: draft = noDraft } = useQuery<Draft>({
    queryKey: queryKeys.draft(subject, field),
    queryFn: skipToken,
    initialData: () => readDraft(person, name),
  });
  const [wasThere] = useState(draft.text !== '');
  const keep = useCallback(
    (changed: Draft) => {
      client.setQueryData<Draft>(queryKeys.draft(subject, field), changed);
      keepDraft(person, name, changed);
    },
    [client, subject, field, person, name],
  );
  const { seen } = draft;
  const isEmpty = draft.text === '';
  const setText = useCallback((text: string) => keep({ text, seen: isEmpty ? seq : seen }), [keep, isEmpty, seq, seen]);
  /** Clears the field after its text was saved, unless the person has typed more, or another one has signed in. */
  const clear = useCallback(
    (saved: string) => {
      client.setQueryData<Draft>(queryKeys.draft(subject, field), (now) => (now?.text === saved ? noDraft : now));
      if (readDraft(person, name).text === saved) keepDraft(person, name, noDraft);
    },
    [client, subject, field, person, name],
  );
  /** The person has seen the request as it is now. */
  const see = () => keep({ ...draft, seen: seq });
  return { text: draft.text, seen, setText, clear, see, wasThere };
}
