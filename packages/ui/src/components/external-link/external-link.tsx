import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { actionLinkClass, buttonClass } from '../button/button-class.ts';
import { ArrowUpRight } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './external-link.module.css';

export interface ExternalLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  readonly look?: 'text' | 'action' | 'button' | undefined;
  readonly night?: boolean | undefined;
}

/** Opens in a new tab and says so. */
export function ExternalLink({ look = 'text', night = false, className, children, ...anchor }: ExternalLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener" className={joinClasses(lookClass(look, night), className)}>
      <span>{children}</span>
      {/* In running text the arrow must not start a line of its own. */}
      {look === 'text' && <span>{'\u00a0'}</span>}
      <ArrowUpRight className={look === 'text' ? styles.arrow : undefined} />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function lookClass(look: 'text' | 'action' | 'button', night: boolean): string | undefined {
  if (look === 'button') return buttonClass({ variant: 'outline', night });
  if (look === 'action') return actionLinkClass({ night });
  return night ? styles.night : undefined;
}
