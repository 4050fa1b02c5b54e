import { joinClasses } from '../../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './greek-lines.module.css';

export interface GreekLinesProps {
  readonly lines: number;
  /** A thicker line above the others. */
  readonly heading?: boolean | undefined;
  /** Said once to screen readers. Of several placeholders side by side only the first has one. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Lines of text that no light falls on yet: the loading state. They stand still. One element, since pages have dozens of lines for a moment. */
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
