import { joinClasses, TextField } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  /** Also the name of the text field. The slider's id adds `-slider`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly placeholder?: string;
  /** The text as typed. It may be outside the slider's range. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called when the text field loses focus, to format its text. */
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  readonly slider: {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    readonly value: number;
    /** The value for screen readers: "5.30 percent". */
    readonly words: string;
  };
  readonly onSlide: (value: number) => void;
}

/** A number field with a slider. The slider is for a quick look, the field for visitors who cannot drag or need exact numbers. */
export function SliderField(props: SliderFieldProps) {
  const { id, label, hint, prefix, suffix, inputMode, placeholder, text, onText, onLeave, error, slider, onSlide } = props;
  return (
    <div className={joinClasses(styles.pair, error && styles.invalid)}>
      <TextField
        id={id}
        name={id}
        label={label}
        hint={hint}
        prefix={prefix}
        suffix={suffix}
        inputMode={inputMode}
        placeholder={placeholder}
        className={styles.typed}
        value={text}
        error={error}
        onChange={(event) => onText(event.target.value)}
        onBlur={onLeave}
      />
      <input
        id={`${id}-slider`}
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={slider.words}
        min={slider.from}
        max={slider.to}
        step={slider.step}
        value={slider.value}
        className={styles.slider}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
    </div>
  );
}
