import type { Resource } from '@annuity-lantern/contracts/http';
import { across, joinClasses, SelectField, screenOnly, TextField } from '@annuity-lantern/ui';
import type { RefObject } from 'react';
import { categoryOptions, typeOptions } from '../model/filter-options.ts';
import { LONGEST_VALUE, type ResourceFilters } from '../model/resource-filters.ts';
import styles from './resource-center.module.css';

interface ResourceFilterFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly resources: readonly Resource[];
  readonly filters: ResourceFilters;
  readonly onChange: (part: Partial<ResourceFilters>) => void;
}

export const searchFieldId = 'resource-search';

/** A form with the names of the address, so that Enter before the script has run ends at the same filters. */
export function ResourceFilterForm({ ref, resources, filters, onChange }: ResourceFilterFormProps) {
  return (
    <form
      ref={ref}
      aria-label="Search resources"
      className={joinClasses(screenOnly, across[16], styles.form)}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id={searchFieldId}
        name="q"
        type="search"
        label="Search"
        placeholder="Search resources by title or topic..."
        maxLength={LONGEST_VALUE}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.search}
        value={filters.q}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <SelectField
        id="resource-category"
        name="category"
        label="Category"
        options={categoryOptions(resources)}
        value={filters.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <SelectField
        id="resource-type"
        name="type"
        label="Type"
        options={typeOptions(resources)}
        value={filters.type}
        onChange={(event) => onChange({ type: event.target.value })}
      />
    </form>
  );
}
