import { labelForStaff, rowOf } from '@annuity-lantern/contracts/http';
import { font } from '@annuity-lantern/ui';
import { isConsultation, type Lead } from '../model/lead.ts';
import styles from './call.module.css';

/** What the visitor wrote about their concern. */
export function Concern({ lead }: { lead: Lead }) {
  const [name, words] = isConsultation(lead) ? (['primaryConcern', lead.primaryConcern] as const) : (['concerns', lead.concerns] as const);
  return (
    <section aria-labelledby="lead-concern-title">
      <h3 id="lead-concern-title" className={font.smallLabel}>
        {labelForStaff(rowOf(name))}
      </h3>
      <p className={styles.concern}>{words ? <bdi>{words}</bdi> : <span className={font.quiet}>not given</span>}</p>
    </section>
  );
}
