import { useSite } from '@annuity-lantern/host-kit';
import { Lock, SelectField, TextField } from '@annuity-lantern/ui';
import type { RefObject } from 'react';
import { ageLimits } from '../model/calculator-inputs.ts';
import { formatAmount } from '../model/format-figures.ts';
import { startAgeProblem } from '../model/start-age-problem.ts';
import type { Calculator } from '../model/use-calculator.ts';
import styles from './figures-form.module.css';

const currentAges = ageOptions(ageLimits.current);
const startAges = ageOptions(ageLimits.start);

export function FiguresForm({ calculator, form }: { readonly calculator: Calculator; readonly form: RefObject<HTMLFormElement | null> }) {
  const { inputs, parsed, change } = calculator;
  const { phone } = useSite();

  function tidyAmount() {
    if (parsed.kind === 'amount') change({ amountText: formatAmount(parsed.amount) });
  }

  return (
    // autoComplete off: a browser that restores old entries after a reload would contradict the address.
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="your-figures"
      autoComplete="off"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="your-figures" className={styles.heading}>
        Your figures
      </h2>
      <TextField
        id="amount"
        name="amount"
        label="Amount to pay in"
        hint="In dollars, such as 250,000 or 250k"
        prefix="$"
        inputMode="text"
        value={inputs.amountText}
        error={parsed.kind === 'wrong' ? parsed.message : undefined}
        onChange={(event) => change({ amountText: event.target.value })}
        onBlur={tidyAmount}
      />
      <SelectField
        id="current-age"
        name="current-age"
        label="Current age"
        options={currentAges}
        value={String(inputs.currentAge)}
        onChange={(event) => change({ currentAge: Number(event.target.value) })}
      />
      <SelectField
        id="start-age"
        name="start-age"
        label="Income start age"
        options={startAges}
        value={String(inputs.startAge)}
        error={startAgeProblem(inputs) ?? undefined}
        onChange={(event) => change({ startAge: Number(event.target.value) })}
      />
      <noscript>
        <p>These fields need JavaScript. Without it the page shows one example; for other figures call {phone.display}.</p>
      </noscript>
      <p className={styles.privacy}>
        <Lock />
        <span>Worked out in your browser. Nothing is sent.</span>
      </p>
    </form>
  );
}

function ageOptions({ from, to }: { readonly from: number; readonly to: number }) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));
}
