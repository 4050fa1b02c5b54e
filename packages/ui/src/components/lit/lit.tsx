import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './lit.module.css';

export interface LitProps {
  /** Draws the bar once, from the left. */
  readonly draw?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The one line of a screen to read first. */
export function Lit({ draw = false, className, children }: LitProps) {
  return (
    <mark className={joinClasses(styles.lit, draw && styles.draw, className)}>
      {typeof children === 'string' ? <Words words={children} /> : children}
    </mark>
  );
}

/** A sentence keeps its first two and its last two words together, so that no line of it is one word. */
function Words({ words }: { readonly words: string }) {
  const [first, second, ...rest] = words.split(' ');
  if (rest.length < 3) return words;
  return (
    <>
      <span className={styles.together}>{`${first} ${second}`}</span> <span>{rest.slice(0, -2).join(' ')}</span>{' '}
      <span className={styles.together}>{rest.slice(-2).join(' ')}</span>
    </>
  );
}
