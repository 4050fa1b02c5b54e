import type { AnnuityReviewRequest, ConsultationRequest } from '@annuity-lantern/contracts/http';
import { ageWords, assetWords, stateWords } from '../model/lead-words.ts';
import { Fact } from './fact.tsx';
import styles from './own-facts.module.css';

/** What a consultation form asks beyond the contact. */
export function ConsultationFacts({ lead }: { lead: ConsultationRequest }) {
  return (
    <>
      <Fact label="Age">{ageWords(lead)}</Fact>
      <Fact label="Assets">{assetWords(lead)}</Fact>
      <Fact label="State">{placeWords(lead)}</Fact>
      <Fact label="Concern">
        <span className={styles.text}>{lead.primaryConcern}</span>
      </Fact>
    </>
  );
}

/** What a review form asks beyond the contact. All of it is optional: what was not given says so, so that the caller asks for it. */
export function ReviewFacts({ lead }: { lead: AnnuityReviewRequest }) {
  return (
    <>
      <Fact label="Age">{ageWords(lead)}</Fact>
      <Fact label="State">{placeWords(lead)}</Fact>
      <Fact label="Insurer">{lead.insuranceCompany}</Fact>
      <Fact label="Value">{lead.approximateValue}</Fact>
      <Fact label="Concerns">{lead.concerns && <span className={styles.text}>{lead.concerns}</span>}</Fact>
    </>
  );
}

function placeWords(lead: { readonly state?: string | undefined }): string | undefined {
  return lead.state && `${stateWords(lead)} (${lead.state})`;
}
