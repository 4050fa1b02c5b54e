import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, usePlace, useSite } from '@annuity-lantern/host-kit';
import { beside, buttonClass, font, joinClasses, Menu, screenOnly, X } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { useCoverEntry } from '../router/cover-entry.ts';
import { AllTools } from './all-tools.tsx';
import { ComfortOptions } from './comfort-options.tsx';
import styles from './mobile-menu.module.css';
import { navigationItems } from './navigation-items.ts';
import { useDismissal } from './use-dismissal.ts';

// The same elements each time, so that a change of page passes them over.
const textSize = (
  <div className={styles.comfort}>
    <ComfortOptions place="menu" names={['text']} />
  </div>
);
const otherComfort = (
  <div className={styles.comfort}>
    <ComfortOptions place="menu" names={['contrast', 'theme']} />
  </div>
);

/** The navigation of narrow screens. A native disclosure: it opens before any script has run. */
export function MobileMenu({ current }: { current: string | undefined }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { phone, hours } = useSite();
  const place = usePlace();
  /** When it was opened; 0 while it is closed. A busy page may hear of a closing and the next opening at once. */
  const [opening, setOpening] = useState(0);
  const show = (next: boolean) => {
    if (details.current) details.current.open = next;
  };
  useCoverEntry('menu', opening > 0, show, opening);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has arrived somewhere else.
  useEffect(() => close(details.current), [place]);

  useDismissal(details);

  return (
    <details
      ref={details}
      className={joinClasses(screenOnly, styles.menu)}
      onToggle={({ currentTarget, timeStamp }) => setOpening(currentTarget.open ? timeStamp : 0)}
    >
      <summary className={joinClasses(font.small, font.strong, styles.summary)}>
        <span className={joinClasses(beside[8], styles.whenClosed)}>
          <Menu className={styles.icon} /> Menu
        </span>
        <span className={joinClasses(beside[8], styles.whenOpen)}>
          <X className={styles.icon} /> Close
        </span>
      </summary>
      <div className={styles.panel}>
        <RouteLink to="consultation" className={buttonClass({ wide: true })} onClick={() => close(details.current)}>
          Get Consultation
        </RouteLink>
        {textSize}
        <nav aria-label="Menu">
          <ul>
            {navigationItems.map(({ id, label }) => (
              <RouteLink
                key={id}
                to={id}
                wrap="li"
                aria-current={id === current ? 'page' : undefined}
                onClick={() => close(details.current)}
              >
                {label}
              </RouteLink>
            ))}
          </ul>
        </nav>
        <AllTools place="menu" onFollow={() => close(details.current)} />
        <p>
          <a href={phoneLink(phone.dial)}>{phone.display}</a> <span>{`toll-free, ${hours.display}`}</span>
        </p>
        {otherComfort}
      </div>
    </details>
  );
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false;
}
