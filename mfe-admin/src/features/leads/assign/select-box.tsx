import { joinClasses, screenOnly } from '@annuity-lantern/ui';
import { useRef } from 'react';
import styles from './assign.module.css';

interface SelectBoxProps {
  /** Read out. */
  readonly label: string;
  readonly checked: boolean;
  /** `isRange`: with the Shift key held down. */
  readonly onTurn: (isRange: boolean) => void;
}

/** The box that selects a row, or all of them. */
export function SelectBox({ label, checked, onTurn }: SelectBoxProps) {
  const isRange = useRef(false);
  return (
    <label className={joinClasses(screenOnly, styles.target)}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={() => onTurn(isRange.current)}
      />
    </label>
  );
}
