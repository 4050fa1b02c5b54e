import { Button, ErrorState, GreekLines, Notice } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { timeWords } from '../dates-and-times/time-words.ts';

interface ReadStateProps<Answer> {
  /** Null or undefined until the first answer. */
  readonly answer: Answer | null | undefined;
  /** The last read failed. An earlier answer stays on screen. */
  readonly failed: boolean;
  readonly reading: boolean;
  /** Before the first answer: how many lines stand for it, and what a screen reader says. */
  readonly loading: { readonly lines: number; readonly label: string };
  /** In place of an answer that did not arrive. */
  readonly unread: { readonly title: string; readonly text: string };
  /** Beside an answer that could not be read again. */
  readonly stale?: StaleWords;
  /** Below rows, which the notice must not move under the reader's cursor. */
  readonly isStaleBelow?: boolean;
  readonly onRetry: () => void;
  readonly children: (answer: Answer) => ReactNode;
}

interface StaleWords {
  readonly title: string;
  readonly text?: string;
  /** Of an answer that is read again every 30 seconds: when it was read, in milliseconds since 1970. */
  readonly readAt?: number | null;
}

/** Shows the server's answer, or that it is loading, failed or outdated. */
export function ReadState<Answer>(props: ReadStateProps<Answer>) {
  const { answer, failed, reading, loading, unread, stale, isStaleBelow = false, onRetry, children } = props;
  if (answer === null || answer === undefined)
    return failed ? <ErrorState {...unread} busy={reading} onRetry={onRetry} /> : <GreekLines {...loading} />;
  const notice = failed && stale && <StaleNotice words={stale} onRetry={onRetry} />;
  return (
    <>
      {!isStaleBelow && notice}
      {children(answer)}
      {isStaleBelow && notice}
    </>
  );
}

function StaleNotice({ words: { title, text, readAt }, onRetry }: { readonly words: StaleWords; readonly onRetry: () => void }) {
  if (readAt === undefined) {
    return (
      <Notice tone="straw" role="status" title={title}>
        <p>{text ?? 'What you see may be old. Press Refresh Data to try again.'}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="straw" role="status" title={title}>
      <p>{`${readAt === null ? 'It is older than 30 seconds.' : `It is from ${timeWords(readAt)}`} The next attempt follows within 30 seconds.`}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
