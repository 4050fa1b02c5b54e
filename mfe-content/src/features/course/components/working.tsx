import type { ReactNode } from 'react';
import styles from './working.module.css';

interface WorkingProps {
  readonly heading: string;
  /** What is given, before the sums. */
  readonly given: ReactNode;
  readonly lines: readonly string[];
  readonly result: ReactNode;
}

/** A worked example with its arithmetic open, to follow with a pencil. */
export function Working({ heading, given, lines, result }: WorkingProps) {
  return (
    <div className={styles.working}>
      <h3>{heading}</h3>
      <p>{given}</p>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>{result}</p>
    </div>
  );
}
