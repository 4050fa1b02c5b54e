import { ageRanges, assetRanges, type LeadField, leadFields, usStates } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import type { ReactNode } from 'react';
import { callTimeInBothZones } from '../model/call-time-words.ts';
import { type Answers, isConsultation, type Lead } from '../model/lead.ts';
import { choiceWords } from '../model/lead-words.ts';
import { Fact } from './fact.tsx';
import styles from './own-facts.module.css';

/** What the desk shows of one answer; `null` where another part of the page shows it. */
type ShownAnswer = { readonly label: string; readonly show: (answers: Answers) => ReactNode } | null;

/** Every field of both forms, in the order in which staff read them. */
const shownAnswers: Record<LeadField, ShownAnswer> = {
  // In the heading.
  firstName: null,
  lastName: null,
  // With what the contact check found.
  email: null,
  phone: null,
  age: { label: 'Age', show: ({ age }) => choiceWords(ageRanges, age) },
  assets: { label: 'Assets', show: ({ assets }) => choiceWords(assetRanges, assets) },
  state: { label: 'State', show: ({ state }) => state && `${choiceWords(usStates, state)} (${state})` },
  primaryConcern: { label: 'Concern', show: ({ primaryConcern }) => asTyped(primaryConcern) },
  insuranceCompany: { label: 'Insurer', show: ({ insuranceCompany }) => insuranceCompany },
  approximateValue: { label: 'Value', show: ({ approximateValue }) => approximateValue },
  concerns: { label: 'Concerns', show: ({ concerns }) => asTyped(concerns) },
  preferredCallTime: { label: 'Call time', show: (answers) => <CallTime answers={answers} /> },
};

/** What the form of this request asked. An answer that was not given says so, so that the caller asks for it. */
export function OwnFacts({ lead }: { lead: Lead }) {
  const asked: readonly LeadField[] = leadFields[isConsultation(lead) ? 'consultation' : 'annuity-review'];
  const shown = Object.entries(shownAnswers).filter(([name]) => asked.some((field) => field === name));
  return shown.map(
    ([name, answer]) =>
      answer && (
        <Fact key={name} label={answer.label}>
          {answer.show(lead)}
        </Fact>
      ),
  );
}

function CallTime({ answers }: { answers: Answers }) {
  const { hours } = useSite();
  return callTimeInBothZones(answers, hours, Date.now());
}

function asTyped(text: string | undefined): ReactNode {
  return text && <span className={styles.text}>{text}</span>;
}
