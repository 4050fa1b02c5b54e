import { type ComfortName, chooseComfort, comfortChoices, useComfort } from '@annuity-lantern/host-kit';
import styles from './comfort-options.module.css';

const groups: readonly { readonly name: ComfortName; readonly legend: string; readonly words: Readonly<Record<string, string>> }[] = [
  { name: 'text', legend: 'Text size', words: { 100: '100%', 115: '115%', 130: '130%' } },
  { name: 'contrast', legend: 'Contrast', words: { normal: 'Normal', higher: 'Higher' } },
  { name: 'theme', legend: 'Page', words: { light: 'Light', dark: 'Dark', system: 'As this device' } },
];

interface ComfortOptionsProps {
  /** Tells the buttons of two places on one page apart. */
  readonly place: string;
  /** All by default. */
  readonly names?: readonly ComfortName[];
}

/** Choices that hold for every page and stay in this browser. */
export function ComfortOptions({ place, names }: ComfortOptionsProps) {
  const comfort = useComfort();
  const shown = names ? groups.filter(({ name }) => names.includes(name)) : groups;
  return shown.map(({ name, legend, words }) => (
    <fieldset key={name} className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {comfortChoices[name].map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={`${place}-${name}`}
              value={value}
              checked={comfort[name] === value}
              onChange={() => chooseComfort(name, value)}
            />
            <span>{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
