import { Activity } from 'react';
import type { PartProps } from '../../../part-header/part-header.tsx';
import { useSearchText } from '../../../queries/search-text.ts';
import { LeadDesk } from '../components/lead-desk.tsx';
import { ProofPage } from '../proof/proof-page.tsx';
import { useOpenPage } from './open-page.ts';
import { PersonPage } from './person-page.tsx';

/** The lists, all requests of one person, or the proof of one request's consents. A search shows the lists, which keep their state meanwhile. */
export function RequestsPart({ heading }: PartProps) {
  const [person, proof] = [useOpenPage('person'), useOpenPage('proof')];
  const { text } = useSearchText();
  const areListsShown = text !== '' || (person === null && proof === null);
  return (
    <>
      <Activity mode={areListsShown ? 'visible' : 'hidden'}>
        <LeadDesk heading={heading} />
      </Activity>
      {!areListsShown && person !== null && <PersonPage key={person} id={person} heading={heading} />}
      {!areListsShown && person === null && proof !== null && <ProofPage key={proof} id={proof} heading={heading} />}
    </>
  );
}
