import { joinClasses } from '../../join-classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One filled action per section or row; outline for the second; quiet for what rarely matters. */
  readonly variant?: 'filled' | 'outline' | 'quiet' | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  /** On the dark hero, answer or footer. */
  readonly night?: boolean | undefined;
  /** As wide as its column, at every width. On phones, below 600 px, every regular button is. */
  readonly wide?: boolean | undefined;
}

/** The look of a button, for a link that is an action. */
export function buttonClass({ variant = 'filled', size = 'regular', night = false, wide = false }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size], night && styles.night, wide && styles.wide);
}

/** The look of an action link: 600, followed by an arrow, 44 px high. */
export function actionLinkClass({ night = false }: Pick<ButtonLook, 'night'> = {}): string {
  return joinClasses(styles.action, night && styles.nightAction);
}
