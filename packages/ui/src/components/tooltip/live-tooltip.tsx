import * as RadixTooltip from 'radix-ui/tooltip';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

export type OpenedBy = 'hover' | 'focus' | 'press';

export interface LiveTooltipProps {
  readonly label: string | undefined;
  /** The event that loaded the tooltip. Hover keeps the usual delay, focus and press open at once. */
  readonly openedBy: OpenedBy;
  readonly children: ReactElement;
}

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When a tooltip last closed. Every tooltip has its own provider, since none may wrap the page before this code has loaded. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

export function LiveTooltip({ label, openedBy, children }: LiveTooltipProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(openedBy !== 'hover');
  const [delay, setDelay] = useState(DELAY_MS);

  useEffect(() => {
    if (openedBy !== 'hover') return;
    const timer = setTimeout(() => setOpen(host.current?.matches(':hover') ?? false), DELAY_MS);
    return () => clearTimeout(timer);
  }, [openedBy]);

  function change(next: boolean) {
    if (!next) lastClosedAt = performance.now();
    setOpen(next);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the trigger inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press reaches the trigger by focus.
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={() => setDelay(performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS)}
      // Radix closes on a press. A finger has nothing else to open it with, so the press opens it again.
      onClick={() => setOpen(true)}
    >
      <RadixTooltip.Provider>
        <RadixTooltip.Root open={open} onOpenChange={change} delayDuration={delay}>
          <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
          {label !== undefined && (
            <RadixTooltip.Portal>
              <RadixTooltip.Content sideOffset={8} collisionPadding={16} className={styles.tip}>
                {label}
              </RadixTooltip.Content>
            </RadixTooltip.Portal>
          )}
        </RadixTooltip.Root>
      </RadixTooltip.Provider>
    </span>
  );
}
