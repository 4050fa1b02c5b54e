import { Activity } from 'react';
import type { PartProps } from '../../../part-head/part-head.tsx';
import { useSearchText } from '../../../queries/search-text.ts';
import { LeadDesk } from '../components/lead-desk.tsx';
import { useOpenPerson } from './open-person.ts';
import { PersonPage } from './person-page.tsx';

/** The lists, or all requests of one person. A search shows the lists, which keep their state meanwhile. */
export function RequestsPart({ heading }: PartProps) {
  const id = useOpenPerson();
  const { text } = useSearchText();
  const isPerson = id !== null && text === '';
  return (
    <>
      <Activity mode={isPerson ? 'hidden' : 'visible'}>
        <LeadDesk heading={heading} />
      </Activity>
      {isPerson && <PersonPage key={id} id={id} heading={heading} />}
    </>
  );
}
