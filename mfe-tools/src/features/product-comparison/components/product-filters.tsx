import { type StateChoice, stateChoices } from '@annuity-lantern/domain/sold-in';
import { usStates } from '@annuity-lantern/domain/us-states';
import { keepHomeState, useHomeState } from '@annuity-lantern/host-kit/home-state';
import { Button, optionsOf, SelectField, TextField } from '@annuity-lantern/ui';
import type { RefObject } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { ALL, type ComparisonTexts, carriers, clearedFilters } from '../model/comparison-inputs.ts';
import { typeLabels } from '../model/product-words.ts';
import styles from './product-filters.module.css';

interface ProductFiltersProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly inputs: ComparisonTexts;
  readonly change: (part: Partial<ComparisonTexts>) => void;
}

const typeOptions = [{ value: ALL, label: 'All' }, ...optionsOf(typeLabels)];
const carrierOptions = [{ value: ALL, label: 'All' }, ...carriers.map((carrier) => ({ value: carrier, label: carrier }))];
const stateOptions = stateChoices.map((state) => ({ value: state, label: state === 'all' ? 'Any state' : usStates[state] }));

/** Narrows the list below. The state is kept in this browser for other tools, too, and hides nothing. */
export function ProductFilters({ form, inputs, change }: ProductFiltersProps) {
  const { q, type, carrier } = inputs;
  const state = useHomeState();
  const filtered = q !== '' || type !== ALL || carrier !== ALL;
  return (
    // autoComplete off: a browser that restores old entries after a reload would contradict the address.
    <form
      ref={form}
      className={styles.form}
      aria-label="Narrow it down"
      autoComplete="off"
      data-print="none"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id="q"
        name="q"
        type="search"
        label="Search by name"
        maxLength={60}
        value={q}
        onChange={(event) => change({ q: event.target.value })}
      />
      <SelectField
        id="type"
        name="type"
        label="Product type"
        options={typeOptions}
        value={type}
        onChange={(event) => change({ type: event.target.value })}
      />
      <SelectField
        id="carrier"
        name="carrier"
        label="Carrier"
        options={carrierOptions}
        value={carrier}
        onChange={(event) => change({ carrier: event.target.value })}
      />
      <SelectField
        id="home-state"
        label="Your state"
        options={stateOptions}
        value={state}
        onChange={(event) => keepHomeState(event.target.value as StateChoice)}
      />
      {filtered && (
        <Button variant="quiet" size="small" className={tools.flush} onClick={() => change(clearedFilters)}>
          Clear Filters
        </Button>
      )}
      <noscript>
        <p>Filters and comparison need JavaScript. You can read the list of products without it.</p>
      </noscript>
    </form>
  );
}
