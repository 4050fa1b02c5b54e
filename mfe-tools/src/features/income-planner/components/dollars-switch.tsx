import { FORM_ID } from '../model/planner-inputs.ts';
import styles from './dollars-switch.module.css';

interface DollarsSwitchProps {
  readonly dollars: 'real' | 'paid';
  readonly onChoose: (dollars: 'real' | 'paid') => void;
}

const choices = [
  { value: 'real', label: 'Today’s dollars' },
  { value: 'paid', label: 'As paid' },
] as const;

export function DollarsSwitch({ dollars, onChoose }: DollarsSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Amounts in</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="dollars"
            form={FORM_ID}
            value={value}
            checked={value === dollars}
            onChange={() => onChoose(value)}
            className={styles.input}
          />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
