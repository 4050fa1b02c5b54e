import { track, useHostData, useRouteHref } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { above, ErrorSummary, Notice } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '../model/field-id.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import { ChosenProduct } from './chosen-product.tsx';
import { FormStatus } from './form-status.tsx';
import { RequestForm } from './request-form.tsx';
import styles from './request-section.module.css';
import { SentBefore } from './sent-before.tsx';
import { SentPanel } from './sent-panel.tsx';
import { StatesServed } from './states-served.tsx';
import { useLandOnForm } from './use-land-on-form.ts';
import { type PostedState, useRequestForm } from './use-request-form.ts';

interface RequestSectionProps {
  readonly form: RequestFormKind;
  /** Set on the page that answers a post without scripts. The section is then the whole page. */
  readonly posted?: PostedState;
}

/** A request form with its error summary, or the confirmation after sending. */
export function RequestSection({ form: kind, posted }: RequestSectionProps) {
  const state = useRequestForm(kind, posted);
  const { draft, sent, progress, refused, again, correctable } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useLandOnForm(kind);
  useFormView(kind);
  const headingId = `${kind.anchor}-heading`;
  const Heading = posted ? 'h1' : 'h2';
  const isAnswered = posted?.sent !== undefined;

  function removeProduct(): void {
    flushSync(draft.removeProduct);
    heading.current?.focus();
  }

  return (
    <section id={kind.anchor} aria-labelledby={headingId} className={styles.section}>
      <SentPanel
        kind={kind}
        sent={sent}
        progress={progress}
        onAgain={again}
        correctable={posted ? undefined : correctable}
        isPosted={posted !== undefined}
      />
      {/* Hidden, not removed: its fields are the form's memory. Without scripts it has none. */}
      {!isAnswered && (
        <div hidden={sent !== undefined}>
          <Heading ref={heading} id={headingId} tabIndex={-1}>
            {kind.heading}
          </Heading>
          {!sent && correctable.kept && <SentBefore kind={kind} correctable={correctable} />}
          {posted && refused.errors.length === 0 && <FormStatus progress={progress} />}
          {posted?.asksAgain && (
            <Notice tone="straw" title="One more press" className={above[12]}>
              <p>{`We have not sent anything yet. Check your answers, then press “${kind.action}” again.`}</p>
            </Notice>
          )}
          <UnreadLink parts={draft.unread} className={above[12]} />
          {!posted && <StatesServed />}
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
      )}
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
