import { useSite } from '@annuity-lantern/host-kit';
import { Lock } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import styles from './figures-form.module.css';

interface FiguresFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Needed where a field stands elsewhere on the page, beside what it changes, and names the form it belongs to. */
  readonly id?: string;
  readonly heading?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** The visitor's own figures. There is nothing to send: every change is worked out at once. */
export function FiguresForm({ form, id, heading = 'Your figures', children }: FiguresFormProps) {
  const { phone } = useSite();
  return (
    // autoComplete off: a browser that restores old entries after a reload would contradict the address.
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-labelledby="your-figures"
      autoComplete="off"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="your-figures" className={styles.heading}>
        {heading}
      </h2>
      {children}
      <noscript>
        <p>These fields need JavaScript. Without it the page shows one example; for other figures call {phone.display}.</p>
      </noscript>
      <p className={styles.privacy}>
        <Lock />
        <span>Worked out in your browser. Nothing is sent.</span>
      </p>
    </form>
  );
}
