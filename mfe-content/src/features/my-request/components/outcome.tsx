import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { font, Notice } from '@annuity-lantern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { useSending } from './use-sending.ts';

interface OutcomeProps {
  readonly sending: Pick<ReturnType<typeof useSending>, 'isDone' | 'failure'>;
  /** What a done call means. */
  readonly children: ReactNode;
}

/** What became of a press. Always rendered: screen readers announce only text added to an existing live region. */
export function Outcome({ sending: { isDone, failure }, children }: OutcomeProps) {
  const { phone } = useSite();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be gone, and the focus with it.
    if (isDone && document.activeElement === document.body) status.current?.focus();
  }, [isDone]);
  return (
    <div ref={status} role="status" tabIndex={-1}>
      {isDone && (
        <Notice tone="leaf">
          <p>{children}</p>
        </Notice>
      )}
      {failure && (
        <Notice tone="brick" title={failure.title}>
          <p>{failure.text}</p>
          <p>
            Our number:{' '}
            <a href={phoneLink(phone.dial)} className={font.nowrap}>
              {phone.display}
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}
