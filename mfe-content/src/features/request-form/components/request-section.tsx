import { ErrorSummary } from '@annuity-lantern/ui';
import { fieldId } from '../model/field-id.ts';
import type { RequestForm as Kind } from '../model/request-form.ts';
import { RequestForm } from './request-form.tsx';
import styles from './request-section.module.css';
import { StatesServed } from './states-served.tsx';
import { useFormView } from './use-form-view.ts';
import { useLandOnForm } from './use-land-on-form.ts';
import { useRequestForm } from './use-request-form.ts';

/** A request form with its error summary. */
export function RequestSection({ form: kind }: { readonly form: Kind }) {
  const state = useRequestForm(kind);
  useLandOnForm(kind);
  useFormView(kind);
  const headingId = `${kind.anchor}-heading`;
  return (
    <section id={kind.anchor} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {kind.heading}
      </h2>
      <StatesServed />
      <ErrorSummary
        className={styles.summary}
        title={summaryTitle(state.refused.errors.length)}
        focusKey={state.refused.attempt}
        errors={state.refused.errors.map(({ name, message }) => ({ fieldId: fieldId(kind, name), message }))}
      />
      <RequestForm state={state} headingId={headingId} />
    </section>
  );
}

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function summaryTitle(count: number): string {
  return count === 1 ? 'One answer needs another look' : `${numberWords[count] ?? count} answers need another look`;
}
