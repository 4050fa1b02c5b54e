import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { across, Button, Checkbox, Disclosure, joinClasses, SelectField, screenOnly, stack, VisuallyHidden, X } from '@annuity-lantern/ui';
import { type FilterName, filterLabels, flagLabels, type LeadFilters } from '../model/lead-filters.ts';
import { ownerFilterOptions } from '../owners/owner-options.ts';
import { useOwners } from '../owners/owners.tsx';
import styles from './lead-search.module.css';

interface LeadSearchProps {
  readonly text: string;
  readonly filters: LeadFilters;
  /** What the address says that is no filter. */
  readonly unread: readonly string[];
  readonly onFilters: (filters: LeadFilters) => void;
  readonly onClear: () => void;
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'left', label: 'Time left to call' },
  { value: 'queue', label: 'My queue: whom to call next' },
];

const flagNames = Object.keys(flagLabels) as (keyof typeof flagLabels)[];

/** The filters that are set, one chip each, and the others on demand. */
export function LeadSearch({ text, filters, unread, onFilters, onClear }: LeadSearchProps) {
  const owners = useOwners();
  const { sort, allStates: _, ...narrowing } = filters;
  const count = Object.keys(narrowing).length;
  // Without filters the top of the page is the person's own queue.
  const usual = count === 0 ? 'queue' : 'newest';
  const set = (name: FilterName, value: string | undefined) => {
    const { [name]: _, ...others } = filters;
    onFilters(value ? { ...others, [name]: value } : others);
  };
  return (
    <search className={joinClasses(screenOnly, stack[4])} aria-label="Filters">
      <UnreadLink parts={unread} />
      <div className={joinClasses(across[8], styles.line)}>
        <Disclosure label={count === 0 ? 'Filters' : `Filters (${count} set)`}>
          <div className={styles.filters}>
            <SelectField
              id="lead-sort"
              label="Order"
              hint={text ? 'A search is in order of names' : 'By time left: waiting requests only'}
              options={sorts.filter(({ value }) => count > 0 || value !== 'newest')}
              value={sort ?? usual}
              disabled={text !== ''}
              onChange={(event) => set('sort', event.target.value === usual ? undefined : event.target.value)}
            />
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
            {flagNames.map((name) => (
              <Checkbox
                key={name}
                id={`lead-filter-${name}`}
                label={flagLabels[name].label}
                hint={flagLabels[name].hint}
                checked={filters[name] === '1'}
                onChange={(event) => set(name, event.target.checked ? '1' : undefined)}
              />
            ))}
          </div>
        </Disclosure>
        {(Object.keys(narrowing) as (keyof typeof narrowing)[]).map((name) => (
          <Button key={name} variant="outline" size="small" icon={<X />} onClick={() => set(name, undefined)}>
            <VisuallyHidden>Clear: </VisuallyHidden>
            <span>{chipWords(name, narrowing[name] ?? '')}</span>
          </Button>
        ))}
        {(text !== '' || count > 0 || sort) && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}

function isFlag(name: FilterName): name is keyof typeof flagLabels {
  return name in flagLabels;
}

function chipWords(name: Exclude<FilterName, 'sort' | 'allStates'>, value: string): string {
  if (isFlag(name)) return flagLabels[name].label;
  if (name === 'owner') return value === 'me' ? 'Mine' : value === 'nobody' ? 'Nobody’s' : `Owner: ${value}`;
  const { label, choices } = filterLabels[name];
  return `${label}: ${choices.find((choice) => choice.value === value)?.label ?? value}`;
}
