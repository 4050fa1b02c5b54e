import { hiddenInRows, LONGEST_SEARCH } from '@annuity-lantern/contracts/http';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { Button, Checkbox, Disclosure, joinClasses, SelectField, screenOnly, stack, TextField } from '@annuity-lantern/ui';
import type { KeyboardEvent, RefObject } from 'react';
import desk from '../../../look/desk.module.css';
import { useOwnRole } from '../../../queries/session.ts';
import { type FilterName, filterLabels, type LeadFilters } from '../model/lead-filters.ts';
import { ownerFilterOptions } from '../owners/owner-options.ts';
import { useOwners } from '../owners/owners.tsx';
import styles from './lead-search.module.css';

interface LeadSearchProps {
  readonly text: string;
  readonly filters: LeadFilters;
  /** What the address says that is no filter. */
  readonly unread: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
  readonly onFilters: (filters: LeadFilters) => void;
  readonly onClear: () => void;
  /** Called for the key Enter in the search field. */
  readonly onEnter: () => void;
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'left', label: 'Time left to call' },
];

/** Search field, order and filters above the lists. */
export function LeadSearch({ text, filters, unread, field, onText, onFilters, onClear, onEnter }: LeadSearchProps) {
  const owners = useOwners();
  const hidden = hiddenInRows(useOwnRole());
  const { sort, ...narrowing } = filters;
  const count = Object.keys(narrowing).length;
  const set = (name: FilterName, value: string | undefined) => {
    const { [name]: _, ...others } = filters;
    onFilters(value ? { ...others, [name]: value } : others);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape' || text === '') return;
    // The desk would also close the open request.
    event.preventDefault();
    onText('');
  };
  return (
    <search className={joinClasses(screenOnly, stack[8])}>
      <UnreadLink parts={unread} />
      <div className={desk.fieldLine}>
        <TextField
          id="lead-search"
          ref={field}
          type="search"
          label="Search requests"
          hint={hidden.includes('email') ? 'Name or reference' : 'Name, email, phone or reference'}
          className={styles.text}
          value={text}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKey}
        />
        <SelectField
          id="lead-sort"
          label="Order"
          hint={text ? 'A search is in order of names' : 'By time left: waiting requests only'}
          className={styles.sort}
          options={sorts}
          value={sort ?? 'newest'}
          disabled={text !== ''}
          onChange={(event) => set('sort', event.target.value === 'left' ? 'left' : undefined)}
        />
        {(text !== '' || count > 0 || sort) && (
          <Button variant="outline" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      <Disclosure label={count === 0 ? 'Filters' : `Filters (${count} set)`}>
        <div className={styles.filters}>
          {Object.entries(filterLabels).map(([name, { label, any, choices }]) => (
            <SelectField
              key={name}
              id={`lead-filter-${name}`}
              label={label}
              placeholder={any}
              options={choices}
              value={filters[name as keyof typeof filterLabels] ?? ''}
              onChange={(event) => set(name as FilterName, event.target.value)}
            />
          ))}
          <SelectField
            id="lead-filter-owner"
            label="Owner"
            placeholder="Anyone"
            options={ownerFilterOptions(owners, filters.owner)}
            value={filters.owner ?? ''}
            onChange={(event) => set('owner', event.target.value)}
          />
          <Checkbox
            id="lead-filter-waiting"
            label="Waiting for the call"
            checked={filters.waiting === '1'}
            onChange={(event) => set('waiting', event.target.checked ? '1' : undefined)}
          />
          <Checkbox
            id="lead-filter-attention"
            label="Needs attention"
            hint="Stopped work, or a wrong phone number or email"
            checked={filters.attention === '1'}
            onChange={(event) => set('attention', event.target.checked ? '1' : undefined)}
          />
        </div>
      </Disclosure>
    </search>
  );
}
