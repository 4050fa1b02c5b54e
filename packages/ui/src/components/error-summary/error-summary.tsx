import { type MouseEvent, useEffect, useRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './error-summary.module.css';

export interface FieldProblem {
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly errors: readonly FieldProblem[];
  /** Counts the attempts to submit: the summary takes focus whenever it changes. */
  readonly focusKey: number | string;
  readonly className?: string | undefined;
}

/** All errors of a form, each with a link to its field. Renders nothing without errors. */
export function ErrorSummary({ id = 'error-summary', title, errors, focusKey, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves focus, a corrected field must not.
  useEffect(() => summary.current?.focus(), [focusKey]);

  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this groups links.
    <div
      ref={summary}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={joinClasses(styles.summary, className)}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} className={styles.link} onClick={(event) => goToField(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the label as well: a jump to the control alone leaves its question above the screen's edge. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const question = field.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (question ?? field).scrollIntoView?.({ block: 'start' });
  field.focus({ preventScroll: true });
}
