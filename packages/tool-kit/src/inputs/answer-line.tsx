import { ChevronDown, font, joinClasses, screenOnly, VisuallyHidden } from '@annuity-lantern/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './answer-line.module.css';

interface AnswerLineProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly answer: string;
  /** The id of the result's heading. */
  readonly result?: string | undefined;
}

/**
 * The answer at the bottom of a phone's screen. It comes with the first field that takes focus. It stays as long as fields are in sight
 * and the result is not. A press scrolls to the result.
 */
export function AnswerLine({ form, answer, result = 'answer-heading' }: AnswerLineProps) {
  const [isUsed, setUsed] = useState(false);
  /** Pixels from the bottom of the window; null while the line is not due. */
  const [bottom, setBottom] = useState<number | null>(null);

  useEffect(() => {
    const use = () => ownsFocus(form.current) && setUsed(true);
    use();
    document.addEventListener('focusin', use);
    return () => document.removeEventListener('focusin', use);
  }, [form]);

  useEffect(() => {
    if (!isUsed) return;
    const place = () => setBottom(placeOf(form.current, result));
    place();
    const seen = window.visualViewport;
    const sources = [window, document, ...(seen ? [seen] : [])];
    for (const source of sources) for (const name of changes) source.addEventListener(name, place, { passive: true });
    return () => {
      for (const source of sources) for (const name of changes) source.removeEventListener(name, place);
    };
  }, [form, result, isUsed]);

  function show() {
    const heading = document.getElementById(result);
    // Without a result, what explains it follows the form.
    const target = heading ?? form.current?.parentElement?.nextElementSibling;
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    target?.scrollIntoView?.({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  if (bottom === null) return null;
  return createPortal(
    <button
      type="button"
      className={joinClasses(screenOnly, font.small, styles.line)}
      ref={(line) => line?.style.setProperty('--keyboard', `${bottom}px`)}
      onClick={show}
    >
      <span>{answer}</span> <ChevronDown />
      <VisuallyHidden>Go to the result</VisuallyHidden>
    </button>,
    // Not in the form: a container of the page would hold a fixed line.
    document.getElementById('main') ?? document.body,
  );
}

/** What can move the form, the result or the keyboard. */
const changes = ['scroll', 'resize', 'focusin', 'focusout'] as const;

/** Fields elsewhere on the page belong to the form, too. */
function ownsFocus(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return (
    form !== null && activeElement !== null && (form.contains(activeElement) || ('form' in activeElement && activeElement.form === form))
  );
}

/** The height of the keyboard, which browsers lay a page out without; null while the line is not due. */
function placeOf(form: HTMLFormElement | null, result: string): number | null {
  if (!form || !window.matchMedia?.('(max-width: 900px)').matches) return null;
  const seen = window.visualViewport;
  const end = seen ? seen.offsetTop + seen.height : window.innerHeight;
  const fields = form.getBoundingClientRect();
  const areFieldsSeen = ownsFocus(form) || (fields.bottom > 0 && fields.top < end);
  // The figure itself, which is lit, may be far below its heading.
  const heading = document.getElementById(result);
  const figure = (heading?.closest('section, figure')?.querySelector('mark') ?? heading)?.getBoundingClientRect();
  const isResultSeen = figure !== undefined && figure.bottom > 0 && figure.bottom < end;
  return areFieldsSeen && !isResultSeen ? Math.max(0, window.innerHeight - end) : null;
}
