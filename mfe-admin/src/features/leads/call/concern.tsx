import { labelForStaff, rowOf } from '@annuity-lantern/contracts/http';
import desk from '../../../shared-styles/desk.module.css';
import { Fact } from '../components/fact.tsx';
import { isConsultation, type Lead } from '../model/lead.ts';
import styles from './call.module.css';

/** What the visitor wrote about their concern. */
export function Concern({ lead }: { lead: Lead }) {
  const [name, words] = isConsultation(lead) ? (['primaryConcern', lead.primaryConcern] as const) : (['concerns', lead.concerns] as const);
  return (
    <dl className={desk.facts}>
      <Fact label={labelForStaff(rowOf(name))}>{words && <bdi className={styles.concern}>{words}</bdi>}</Fact>
    </dl>
  );
}
