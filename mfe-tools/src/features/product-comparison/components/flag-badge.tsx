import { above, Badge, CircleAlert, joinClasses, TriangleAlert } from '@annuity-lantern/ui';
import type { FlagWords } from '../model/product-words.ts';
import styles from './flag-badge.module.css';

interface FlagBadgeProps {
  readonly flag: FlagWords;
  readonly className?: string | undefined;
}

/** A red flag with its bound, in words, icon and color. */
export function FlagBadge({ flag, className }: FlagBadgeProps) {
  const severe = flag.severity === 'severe';
  return (
    <Badge
      tone={severe ? 'brick' : 'straw'}
      icon={severe ? <CircleAlert /> : <TriangleAlert />}
      className={joinClasses(above[4], styles.flag, className)}
    >
      <span>{flag.words}</span>
    </Badge>
  );
}
