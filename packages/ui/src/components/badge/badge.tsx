import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './badge.module.css';

export type BadgeTone = 'brick' | 'leaf' | 'blue' | 'plum' | 'straw' | 'grey' | 'outline' | 'sample';

export interface BadgeProps {
  readonly tone: BadgeTone;
  /** A warning is straw with a triangle, a severe one brick with a circle: word and icon, never color alone. */
  readonly icon?: ReactElement | false | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
