import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, usePlace, useSite } from '@annuity-lantern/host-kit';
import { beside, buttonClass, font, joinClasses, Menu, screenOnly, X } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { AllTools } from './all-tools.tsx';
import { ComfortOptions } from './comfort-options.tsx';
import styles from './mobile-menu.module.css';
import { navigationItems } from './navigation-items.ts';
import { useDismissal } from './use-dismissal.ts';

// The same element each time, so that a change of page passes it over.
const comfort = (
  <div className={styles.comfort}>
    <ComfortOptions place="menu" />
  </div>
);

/** The navigation of narrow screens. A native disclosure: it opens before any script has run. */
export function MobileMenu({ current }: { current: string | undefined }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { phone, hours } = useSite();
  const place = usePlace();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has arrived somewhere else.
  useEffect(() => close(details.current), [place]);

  useDismissal(details);

  return (
    <details ref={details} className={joinClasses(screenOnly, styles.menu)}>
      <summary className={joinClasses(font.small, font.strong, styles.summary)}>
        <span className={joinClasses(beside[8], styles.whenClosed)}>
          <Menu /> Menu
        </span>
        <span className={joinClasses(beside[8], styles.whenOpen)}>
          <X /> Close
        </span>
      </summary>
      <div className={styles.panel}>
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
        <RouteLink to="consultation" className={buttonClass({ wide: true })} onClick={() => close(details.current)}>
          Get Consultation
        </RouteLink>
        <p>
          <a href={phoneLink(phone.dial)}>{phone.display}</a> <span>{`toll-free, ${hours.display}`}</span>
        </p>
        {comfort}
      </div>
    </details>
  );
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false;
}
