import { above, Button, Notice } from '@annuity-lantern/ui';
import type { RefObject } from 'react';
import { type SessionEnd, useSessionEnd } from '../queries/use-session-end.ts';
import styles from './session-end-notice.module.css';

interface SessionEndNoticeProps {
  /** Takes the focus when the pressed button is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const words: Readonly<Record<SessionEnd, Readonly<Record<'title' | 'text' | 'button', string>>>> = {
  idle: {
    title: 'You’ll be signed out in about two minutes.',
    text: 'You did nothing here for almost half an hour. Notes you did not save stay on this page.',
    button: 'Stay signed in',
  },
  day: {
    title: 'Your sign-in ends in about two minutes.',
    text: 'It lasts 12 hours at most. Save your work, then sign in again. Notes you did not save stay on this page.',
    button: 'Sign in again now',
  },
};

/** Warns before a session ends, wherever the page is scrolled to. */
export function SessionEndNotice({ heading }: SessionEndNoticeProps) {
  const { end, isUnanswered, stay, close } = useSessionEnd();
  const press = async () => {
    if (end === 'day') return close();
    await stay();
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  if (!end) return null;
  return (
    <div role="alert" className={styles.place}>
      <Notice tone="straw" title={words[end].title}>
        <p>{words[end].text}</p>
        {isUnanswered && <p>The server did not answer. Check your connection and try again.</p>}
        <Button size="small" className={above[8]} onClick={() => void press()}>
          {words[end].button}
        </Button>
      </Notice>
    </div>
  );
}
