import { anchors } from '@annuity-lantern/contracts/links';
import { ErrorSummary } from '@annuity-lantern/ui';
import { fieldId } from '../model/form-values.ts';
import { BeforeYouSend } from './before-you-send.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import styles from './request-section.module.css';
import { useConsultationForm } from './use-consultation-form.ts';
import { useLandOnForm } from './use-land-on-form.ts';

const HEADING_ID = 'consultation-form-heading';

/** The request form with its error summary and the panel of what to know before sending. */
export function RequestSection() {
  const state = useConsultationForm();
  useLandOnForm();
  return (
    <section id={anchors.consultationForm} aria-labelledby={HEADING_ID} className={styles.section}>
      <h2 id={HEADING_ID} tabIndex={-1}>
        Request your consultation
      </h2>
      <ErrorSummary
        className={styles.summary}
        title={summaryTitle(state.refused.errors.length)}
        focusKey={state.refused.attempt}
        errors={state.refused.errors.map(({ name, message }) => ({ fieldId: fieldId(name), message }))}
      />
      <div className={styles.columns}>
        <BeforeYouSend />
        <ConsultationForm state={state} headingId={HEADING_ID} />
      </div>
    </section>
  );
}

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

function summaryTitle(count: number): string {
  return count === 1 ? 'One answer needs another look' : `${numberWords[count] ?? count} answers need another look`;
}
