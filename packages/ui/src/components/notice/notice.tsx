import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { Check, CircleAlert, Clock, Info, TriangleAlert } from '../icons/icons.ts';
import styles from './notice.module.css';

export type NoticeTone = 'lamp' | 'plain' | 'brick' | 'leaf' | 'straw';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  /** Replaces the tone's own icon. */
  readonly icon?: ReactElement | false | undefined;
  readonly title?: ReactNode;
  /** `status` for a message that appears after an action, `alert` for those that cannot wait. */
  readonly role?: 'status' | 'alert' | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const toneIcons = { lamp: Info, plain: Clock, brick: CircleAlert, leaf: Check, straw: TriangleAlert };

export function Notice({ tone = 'plain', icon, title, role, id, className, children }: NoticeProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <div id={id} role={role} className={joinClasses(styles.notice, styles[tone], className)}>
      {icon ?? <ToneIcon />}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
