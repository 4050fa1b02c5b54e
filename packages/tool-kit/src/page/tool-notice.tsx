import { joinClasses, Notice } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './tool-notice.module.css';

interface ToolNoticeProps {
  readonly className?: string | undefined;
  /** Follows "Educational example, not a quote or advice." */
  readonly children: ReactNode;
}

/** What a tool's result is, and is not. Shown once, right below the answer or at the head of a list. */
export function ToolNotice({ className, children }: ToolNoticeProps) {
  return (
    <Notice tone="lamp" className={joinClasses(styles.notice, className)}>
      <p>
        <b>Educational example, not a quote or advice.</b> <span>{children}</span>
      </p>
    </Notice>
  );
}
