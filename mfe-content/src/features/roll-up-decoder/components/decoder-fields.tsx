import { useSite } from '@annuity-lantern/host-kit';
import { SelectField, TextField } from '@annuity-lantern/ui';
import { type RefObject, useState } from 'react';
import { kinds, type NumberName } from '../model/decoder-inputs.ts';
import { writeEntry } from '../model/read-entries.ts';
import type { Decoder } from '../model/use-decoder.ts';
import styles from './decoder-fields.module.css';

interface DecoderFieldsProps {
  readonly decoder: Decoder;
  readonly form: RefObject<HTMLFormElement | null>;
}

const kindOptions = kinds.map((kind) => ({ value: kind, label: kind === 'simple' ? 'Simple' : 'Compound' }));

export function DecoderFields({ decoder, form }: DecoderFieldsProps) {
  const { entries, problems, figures, change } = decoder;
  const { phone } = useSite();
  const [left, setLeft] = useState<readonly NumberName[]>([]);

  const fieldProps = (name: NumberName) => ({
    id: `decoder-${name}`,
    name,
    value: entries[name],
    // An empty field is no mistake while somebody is about to type into it.
    error: entries[name].trim() || left.includes(name) ? problems[name] : undefined,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: () => {
      setLeft((before) => [...before.filter((one) => one !== name), name]);
      if (problems[name] === undefined) change({ [name]: writeEntry(name, figures[name]) });
    },
  });

  return (
    // autoComplete off: a browser that restores old entries after a reload would contradict the address.
    <form
      ref={form}
      aria-label="The numbers of your offer"
      autoComplete="off"
      noValidate
      className={styles.fields}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField {...fieldProps('premium')} label="Premium" prefix="$" />
      <TextField {...fieldProps('rollUpPercent')} label="Roll-up" suffix="%" />
      <SelectField
        id="decoder-kind"
        name="kind"
        label="Kind"
        options={kindOptions}
        value={entries.kind}
        onChange={(event) => change({ kind: kinds.find((kind) => kind === event.target.value) ?? 'simple' })}
      />
      <TextField {...fieldProps('years')} label="Years" inputMode="numeric" />
      <TextField {...fieldProps('payoutPercent')} label="Payout" suffix="%" />
      <TextField {...fieldProps('feePercent')} label="Rider fee" suffix="%" />
      <noscript>
        <p>These fields need JavaScript. Without it the page shows one example; for other numbers call {phone.display}.</p>
      </noscript>
    </form>
  );
}
