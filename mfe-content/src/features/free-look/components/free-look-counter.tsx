import { useSettled } from '@annuity-lantern/host-kit';
import { VisuallyHidden } from '@annuity-lantern/ui';
import { sayFreeLook } from '../model/say-free-look.ts';
import type { FreeLookEntries } from '../model/use-free-look.ts';
import { CountFields } from './count-fields.tsx';
import { CountResult } from './count-result.tsx';
import styles from './free-look-counter.module.css';

/** Milliseconds of quiet after which a screen reader is told the result. */
const ANNOUNCE_PAUSE = 900;

/** Delivery date and days on the left, the last day on the right. */
export function FreeLookCounter({ state }: { readonly state: FreeLookEntries }) {
  const { freeLook, changed, today } = state;
  const announced = useSettled(changed && freeLook ? sayFreeLook(freeLook) : '', ANNOUNCE_PAUSE);
  return (
    <div className={styles.counter}>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <CountFields state={state} />
      <CountResult freeLook={freeLook} today={today} />
    </div>
  );
}
