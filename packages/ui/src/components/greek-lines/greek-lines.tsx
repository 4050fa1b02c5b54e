import { joinClasses } from '../../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './greek-lines.module.css';

export interface GreekLinesProps {
  readonly lines: number;
  /** A thicker line above the others. */
  readonly heading?: boolean | undefined;
  /** Read out by screen readers. Give it only to the first of several placeholders. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The loading state: gray bars in place of lines of text, without animation. One element, because a page can show dozens of lines. */
export function GreekLines({ lines, heading = false, label, className }: GreekLinesProps) {
  return (
    <div className={joinClasses(styles.lines, className)}>
      {label && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      {heading && <span className={styles.heading} />}
      <span className={styles.text}>{'\n'.repeat(lines)}</span>
    </div>
  );
}
