import { font, joinClasses } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
import type { RateView } from '../model/rate-view.ts';
import styles from './rate-filters.module.css';

interface TypeChoiceProps {
  readonly value: RateView['type'];
  readonly onChange: (type: RateView['type']) => void;
}

const choices = [
  { value: 'all', label: 'All' },
  { value: 'FIA', label: 'FIA' },
  { value: 'MYGA', label: 'MYGA' },
] as const;

/** Three radio buttons in one strip. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  return (
    <fieldset aria-describedby="type-hint">
      <legend className={joinClasses(font.strong, styles.legend)}>Product type</legend>
      <p id="type-hint" className={joinClasses(font.note, styles.hint)}>
        FIA: fixed index, with a cap. MYGA: one guaranteed rate for years.
      </p>
      <div className={tools.strip}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name="type" value={choice.value} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
