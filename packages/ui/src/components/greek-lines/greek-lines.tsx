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

const widths = [styles.long, styles.full, styles.short, styles.middle];

/** Lines of text that no light falls on yet: the loading state. They stand still. */
export function GreekLines({ lines, heading = false, label, className }: GreekLinesProps) {
  return (
    <div role={label ? 'status' : undefined} className={joinClasses(styles.lines, className)}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {heading && <span className={styles.heading} />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines differ in nothing else.
        <span key={index} className={joinClasses(styles.line, widths[index % widths.length])} />
      ))}
    </div>
  );
}
