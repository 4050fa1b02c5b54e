import { type ComponentType, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { later } from '../../parts/later.ts';
import { Part } from '../../parts/part.tsx';
import type { LiveTooltipProps, OpenedBy } from './live-tooltip.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Undefined while the text loads. The tooltip opens when it is there, so that screen readers never read a placeholder. */
  readonly label: string | undefined;
  /** One focusable element without state: it is remounted when the tooltip's code has loaded. */
  readonly children: ReactElement;
}

const loadTooltip = later(() => import('../../tooltip.ts'));

/** Shows text on hover, focus and tap. Its code loads at the reader's first touch. Until then only the trigger is rendered. */
export function Tooltip({ label, children }: TooltipProps) {
  const host = useRef<HTMLSpanElement>(null);
  const wanted = useRef<{ by: OpenedBy; focused: boolean } | null>(null);
  const [Live, setLive] = useState<ComponentType<LiveTooltipProps> | null>(null);

  function load(by: OpenedBy) {
    if (Live) return;
    const first = wanted.current === null;
    wanted.current = { by, focused: false };
    if (!first) return;
    void loadTooltip().then((loaded) => {
      // If loading fails, the trigger stays plain text. The next touch tries again.
      wanted.current = loaded ? { by: wanted.current?.by ?? by, focused: host.current?.contains(document.activeElement) ?? false } : null;
      if (loaded) setLive(() => loaded.LiveTooltip);
    });
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
        <Part fallback={() => children}>
          <Live label={label} openedBy={wanted.current?.by ?? 'hover'}>
            {children}
          </Live>
        </Part>
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
