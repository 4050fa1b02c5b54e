import { useSite } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { font, joinClasses, Lock, ruled } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import { AnswerLine } from './answer-line.tsx';
import styles from './figures-form.module.css';

interface FiguresFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the link to the tool says that could not be read. */
  readonly unread: readonly string[];
  /** The id of the form, for fields elsewhere on the page. */
  readonly id?: string | undefined;
  readonly heading?: string;
  /** Names the form in place of the heading and the line below the fields: a strip of fields beside a drawing. */
  readonly label?: string;
  /** Below the fields. */
  readonly privacy?: string;
  /** In place of the fields. */
  readonly withoutScript?: ReactNode;
  /** Without the rule above it, and not on paper. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
  /** The result in a sentence, with its key figure: {@link AnswerLine}. */
  readonly answer?: string | undefined;
  /** The id of the result's heading. */
  readonly result?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** The visitor's own figures. There is no submit button: every change updates the result. */
export function FiguresForm(props: FiguresFormProps) {
  const { form, unread, id, heading = 'Your figures', label, plain = false, className, answer, result, children } = props;
  const { phone } = useSite();
  const {
    privacy = 'Worked out in your browser. Nothing is sent.',
    withoutScript = `These fields need JavaScript. Without it the page shows one example; for other figures call ${phone.display}.`,
  } = props;
  return (
    // autoComplete off: a browser that restores old entries after a reload would contradict the address.
    <form
      ref={form}
      id={id}
      className={joinClasses(label === undefined && styles.form, label === undefined && !plain && ruled[24], className)}
      aria-label={label}
      aria-labelledby={label === undefined ? 'your-figures' : undefined}
      autoComplete="off"
      noValidate
      data-print={plain ? 'none' : undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      {label === undefined && (
        <h2 id="your-figures" className={font.h3}>
          {heading}
        </h2>
      )}
      <UnreadLink parts={unread} />
      {children}
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {label === undefined && (
        <p className={joinClasses(font.note, styles.privacy)}>
          <Lock />
          <span>{privacy}</span>
        </p>
      )}
      {answer && <AnswerLine form={form} answer={answer} result={result} />}
    </form>
  );
}
