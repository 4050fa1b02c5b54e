import { type ComponentType, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { LiveTooltipProps, OpenedBy } from './live-tooltip.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Undefined while the words are still on their way: the tooltip opens with them, so that nobody is read a placeholder. */
  readonly label: string | undefined;
  /** One focusable element without state of its own: it is drawn anew when the tooltip's code has come. */
  readonly children: ReactElement;
}

/** Words on hover, focus and tap. Their code loads when the reader first points at one; until then only the trigger is there. */
export function Tooltip({ label, children }: TooltipProps) {
  const host = useRef<HTMLSpanElement>(null);
  const wanted = useRef<{ by: OpenedBy; focused: boolean } | null>(null);
  const [Live, setLive] = useState<ComponentType<LiveTooltipProps> | null>(null);

  function load(by: OpenedBy) {
    if (Live) return;
    const first = wanted.current === null;
    wanted.current = { by, focused: false };
    if (!first) return;
    import('../../tooltip.ts').then(
      (module) => {
        wanted.current = { by: wanted.current?.by ?? by, focused: host.current?.contains(document.activeElement) ?? false };
        setLive(() => module.LiveTooltip);
      },
      () => {
        // Without its words the trigger stays plain text; the next touch tries again.
        wanted.current = null;
      },
    );
  }

  useLayoutEffect(() => {
    if (Live && wanted.current?.focused) host.current?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [Live]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the trigger inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press reaches the trigger by focus.
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={() => load('hover')}
      onFocus={() => load('focus')}
      onClick={() => load('press')}
    >
      {Live ? (
        <Live label={label} openedBy={wanted.current?.by ?? 'hover'}>
          {children}
        </Live>
      ) : (
        children
      )}
    </span>
  );
}

/** A technical word with its explanation. */
export function Term({ label, children }: { readonly label: string | undefined; readonly children: string }) {
  return (
    <Tooltip label={label}>
      <button type="button" data-print="words" className={styles.term}>
        {children}
      </button>
    </Tooltip>
  );
}
