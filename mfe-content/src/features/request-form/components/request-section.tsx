import { track, useHostData, useRouteHref } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { above, ErrorSummary } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '../model/field-id.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { ChosenProduct } from './chosen-product.tsx';
import { RequestForm } from './request-form.tsx';
import styles from './request-section.module.css';
import { SentPanel } from './sent-panel.tsx';
import { StatesServed } from './states-served.tsx';
import { useLandOnForm } from './use-land-on-form.ts';
import { useRequestForm } from './use-request-form.ts';

/** A request form with its error summary, or the confirmation after sending. */
export function RequestSection({ form: kind }: { readonly form: RequestFormKind }) {
  const state = useRequestForm(kind);
  const { draft, sent, progress, refused, again } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useLandOnForm(kind);
  useFormView(kind);
  const headingId = `${kind.anchor}-heading`;

  function removeProduct(): void {
    flushSync(draft.removeProduct);
    heading.current?.focus();
  }

  return (
    <section id={kind.anchor} aria-labelledby={headingId} className={styles.section}>
      <SentPanel kind={kind} sent={sent} progress={progress} onAgain={again} />
      {/* Hidden, not removed: its fields are the form's memory. */}
      <div hidden={sent !== undefined}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {kind.heading}
        </h2>
        <UnreadLink parts={draft.unread} className={above[12]} />
        <StatesServed />
        {draft.product && (
          <ChosenProduct product={draft.product} isNamed={draft.isNamed} onName={draft.nameProduct} onRemove={removeProduct} />
        )}
        <ErrorSummary
          className={above[24]}
          title={summaryTitle(refused.errors.length)}
          focusKey={refused.attempt}
          errors={refused.errors.map(({ name, message }) => ({ fieldId: fieldId(kind, name), message }))}
        />
        <RequestForm state={state} headingId={headingId} />
      </div>
    </section>
  );
}

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function summaryTitle(count: number): string {
  return count === 1 ? 'One answer needs another look' : `${numberWords[count] ?? count} answers need another look`;
}

/** Counts that the page of a form was opened: once for each time it is opened. */
function useFormView(kind: RequestFormKind): void {
  const { analytics } = useHostData();
  const page = useRouteHref(kind.name);

  useEffect(() => {
    if (page !== undefined) track('form_view', { page, configured: analytics });
  }, [page, analytics]);
}
