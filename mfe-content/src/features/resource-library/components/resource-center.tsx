import { listResources } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { usePlace, useRead } from '@annuity-lantern/host-kit';
import { partsNotTaken, UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { above, font, grid, joinClasses, layout, ruled, screenOnly, Wrap } from '@annuity-lantern/ui';
import { useRef } from 'react';
import { findResources, settleFilters, writeFilters } from '../model/resource-filters.ts';
import styles from './resource-center.module.css';
import { ResourceFilterForm, searchFieldId } from './resource-filter-form.tsx';
import { ResourcePlaceholders } from './resource-placeholders.tsx';
import { ResourceResults } from './resource-results.tsx';
import { ResourcesUnavailable } from './resources-unavailable.tsx';
import { useResourceFilters } from './use-resource-filters.ts';

const none = [] as const;

/** The whole library with its search and filters. */
export function ResourceCenter() {
  const { data, error, isPending, isFetching, refetch } = useRead(listResources, {});
  const form = useRef<HTMLFormElement>(null);
  const { filters, isOfLink, change, reset } = useResourceFilters(form);
  const { search } = usePlace();
  const resources = data ?? none;
  const settled = settleFilters(filters, resources);
  const found = findResources(resources, settled);
  const unread = data && isOfLink ? partsNotTaken(search, writeFilters(settled)) : none;

  function resetAndSearch() {
    reset();
    document.getElementById(searchFieldId)?.focus();
  }

  return (
    <Wrap>
      <section aria-labelledby="resource-center-heading" className={joinClasses(grid.side, ruled[24], styles.columns)}>
        <div className={joinClasses(screenOnly, layout.sticky)}>
          <h2 id="resource-center-heading" className={font.h2Side}>
            Find a resource
          </h2>
          <p className={joinClasses(font.quiet, above[12])}>Search, category and type work together.</p>
        </div>
        <div className={styles.results}>
          <ResourceFilterForm ref={form} resources={resources} filters={settled} onChange={change} />
          <UnreadLink parts={unread} className={above[12]} />
          {/* Stays in place while its words change: only then does every screen reader say them. */}
          <p role="status" className={joinClasses(font.strong, styles.count)}>
            {data && `${formatNumber(found.length)} ${found.length === 1 ? 'resource' : 'resources'} found`}
          </p>
          {isPending && <ResourcePlaceholders />}
          {!isPending && !data && <ResourcesUnavailable error={error} busy={isFetching} onRetry={() => void refetch()} />}
          {data && <ResourceResults resources={found} query={writeFilters(settled)} onReset={resetAndSearch} />}
        </div>
      </section>
    </Wrap>
  );
}
