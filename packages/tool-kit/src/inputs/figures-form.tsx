import { useSite } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { font, joinClasses, Lock, ruled, screenOnly } from '@annuity-lantern/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
  /** The result in a sentence. On phones it is shown at the bottom of the screen while one of the fields has focus. */
  readonly answer?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** The visitor's own figures. There is no submit button: every change updates the result. */
export function FiguresForm(props: FiguresFormProps) {
  const { form, unread, id, heading = 'Your figures', label, plain = false, className, answer, children } = props;
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
      {answer && <AnswerLine answer={answer} />}
    </form>
  );
}

/** The answer above the keyboard. Hidden from screen readers, which hear it announced. */
function AnswerLine({ answer }: { readonly answer: string }) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const seen = window.visualViewport;
    // Browsers lay a page out as if its keyboard were not there.
    const rise = () => line.current?.style.setProperty('--keyboard', `${hiddenBelow(seen)}px`);
    seen?.addEventListener('resize', rise);
    seen?.addEventListener('scroll', rise);
    return () => {
      seen?.removeEventListener('resize', rise);
      seen?.removeEventListener('scroll', rise);
    };
  }, []);

  return (
    <div ref={line} className={joinClasses(screenOnly, styles.line)} aria-hidden="true">
      <p className={joinClasses(font.small, styles.answer)}>{answer}</p>
    </div>
  );
}

/** Pixels at the bottom of the window that a keyboard covers. */
function hiddenBelow(seen: VisualViewport | null): number {
  return seen ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : 0;
}
