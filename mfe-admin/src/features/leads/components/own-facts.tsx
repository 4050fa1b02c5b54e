import {
  type ByKind,
  choiceWords,
  contactFields,
  fieldsWithAnswers,
  type LeadField,
  labelForStaff,
  leadFieldNames,
  rowOf,
  type StoredCallTime,
  sayByKind,
  usStates,
} from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import type { ReactNode } from 'react';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { callTimeInBothZones } from '../model/call-time-words.ts';
import { isConsultation, type Lead } from '../model/lead.ts';
import { Fact } from './fact.tsx';
import styles from './own-facts.module.css';

/** In the order in which staff read them: fields that are not named here follow in the order of the forms. */
const inOrder = [...new Set<LeadField>(['age', 'assets', 'state', ...leadFieldNames])];
/** The heading has the names, the contact check the rest, and the concern is above the facts. */
const shownElsewhere: readonly LeadField[] = [...contactFields, 'primaryConcern', 'concerns'];

const shown: ByKind<ReactNode> = {
  text: (_row, answer) => answer && <bdi>{answer}</bdi>,
  longText: (_row, answer) => answer && <bdi className={styles.text}>{answer}</bdi>,
  choice: ({ choices }, answer) => choiceWords(choices, answer),
  usState: (_row, answer) => answer && `${choiceWords(usStates, answer)} (${answer})`,
  email: (_row, answer) => answer,
  phone: (_row, answer) => answer,
  callTime: (_row, answer) => <CallTime times={answer} />,
};

/** The answers of this request's form, and what staff recorded. Missing answers are named, so that the caller asks for them. */
export function OwnFacts({ lead }: { lead: Lead }) {
  const answers: { readonly [Field in LeadField]?: unknown } = lead;
  const known = fieldsWithAnswers(isConsultation(lead) ? 'consultation' : 'annuity-review', answers);
  return inOrder
    .filter((name) => known.includes(name) && !shownElsewhere.includes(name))
    .map((name) => {
      const row = rowOf(name);
      return (
        <Fact key={name} label={labelForStaff(row)}>
          {sayByKind(shown, row, answers[name])}
        </Fact>
      );
    });
}

function CallTime({ times }: { times: StoredCallTime | undefined }) {
  const now = useNow(60_000);
  const { hours } = useSite();
  return <span>{callTimeInBothZones(times, hours, now)}</span>;
}
