import { useSite } from '@annuity-lantern/host-kit';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import type { KeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { SelectField, TextField } from '@annuity-lantern/ui';
import { type RefObject, useState } from 'react';
import { writeEntry } from '../../../roll-up/decoder-fields.ts';
import { type Figures, kinds, type NumberName } from '../../../roll-up/decoder-inputs.ts';
import { readEntry } from '../../../roll-up/read-entry.ts';
import styles from './decoder-fields.module.css';

interface DecoderFieldsProps extends Pick<KeptInputs<keyof Figures, Figures>, 'inputs' | 'change' | 'unread'> {
  readonly form: RefObject<HTMLFormElement | null>;
}

const kindOptions = kinds.map((kind) => ({ value: kind, label: kind === 'simple' ? 'Simple' : 'Compound' }));

export function DecoderFields({ form, inputs, change, unread }: DecoderFieldsProps) {
  const { phone } = useSite();
  const [left, setLeft] = useState<readonly NumberName[]>([]);

  function fieldProps(name: NumberName) {
    const text = inputs[name];
    const { value, problem } = readEntry(name, text);
    return {
      id: `decoder-${name}`,
      name,
      value: text,
      // An empty field is no mistake before it is left.
      error: text.trim() || left.includes(name) ? problem : undefined,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
      onBlur: () => {
        setLeft((before) => [...before.filter((one) => one !== name), name]);
        if (value !== undefined) change({ [name]: writeEntry(name, value) });
      },
    };
  }

  return (
    <FiguresForm
      form={form}
      unread={unread}
      label="The numbers of your offer"
      withoutScript={`These fields need JavaScript. Without it the page shows one example; for other numbers call ${phone.display}.`}
      className={styles.fields}
    >
      <TextField {...fieldProps('premium')} label="Premium" prefix="$" />
      <TextField {...fieldProps('rollUpPercent')} label="Roll-up" suffix="%" />
      <SelectField
        id="decoder-kind"
        name="kind"
        label="Kind"
        options={kindOptions}
        value={inputs.kind}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <TextField {...fieldProps('years')} label="Years" inputMode="numeric" />
      <TextField {...fieldProps('payoutPercent')} label="Payout" suffix="%" />
      <TextField {...fieldProps('feePercent')} label="Rider fee" suffix="%" />
    </FiguresForm>
  );
}
