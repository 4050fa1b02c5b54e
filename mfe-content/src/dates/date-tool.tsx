import { useSettled } from '@annuity-lantern/host-kit';
import { Lock, VisuallyHidden } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './date-tool.module.css';

/** Milliseconds of quiet after which a screen reader is told the result. */
const ANNOUNCE_PAUSE = 900;

interface DateToolProps {
  /** Above the fields. */
  readonly heading: string;
  readonly fields: ReactNode;
  /** What to do without scripts, in place of the fields. */
  readonly withoutScript: ReactNode;
  /** The result in a sentence, for screen readers. Empty until the visitor has typed something. */
  readonly said: string;
  readonly answer: ReactNode;
}

/** Fields on the left, the days that follow from them on the right. */
export function DateTool({ heading, fields, withoutScript, said, answer }: DateToolProps) {
  const announced = useSettled(said, ANNOUNCE_PAUSE);
  return (
    <div className={styles.tool}>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <form
        aria-labelledby="date-tool-heading"
        autoComplete="off"
        noValidate
        className={styles.form}
        data-print="none"
        onSubmit={(event) => event.preventDefault()}
      >
        <h2 id="date-tool-heading" className={styles.heading}>
          {heading}
        </h2>
        {fields}
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
        <p className={styles.privacy}>
          <Lock />
          <span>Counted in your browser. Nothing is sent.</span>
        </p>
      </form>
      {answer}
    </div>
  );
}
