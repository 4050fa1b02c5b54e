import { font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
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
    <fieldset className={joinClasses(screenOnly, font.small, tools.strip, styles.switch)}>
      <legend className={styles.legend}>Amounts in</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="dollars" form={FORM_ID} value={value} checked={value === dollars} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
