import type { Resource } from '@annuity-lantern/contracts/http';
import { above, Button, EmptyState, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import items from './resource-item.module.css';
import { ResourceItem } from './resource-item.tsx';

interface ResourceResultsProps {
  readonly resources: readonly Resource[];
  /** The filters as a query. A new query starts again with the first resources. */
  readonly query: string;
  readonly onReset: () => void;
}

/** Resources rendered per step, so that a library of thousands stays fast to filter. */
const STEP = 30;

export function ResourceResults({ resources, query, onReset }: ResourceResultsProps) {
  const [more, setMore] = useState({ query, shown: STEP });
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = more.query === query ? more.shown : STEP;
  const left = resources.length - shown;

  useLayoutEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    // The button may be gone or far below, so focus moves to the first new resource.
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, h3')?.focus();
    firstNew.current = null;
  }, [shown]);

  function showMore() {
    firstNew.current = shown;
    setMore({ query, shown: shown + STEP });
  }

  if (resources.length === 0) {
    return (
      <EmptyState
        title="No resources found"
        text="Try adjusting your search criteria or filters."
        action={
          query !== '' && (
            <Button variant="outline" size="small" onClick={onReset}>
              Reset filters
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <ul ref={list} className={items.resources}>
        {resources.slice(0, shown).map((resource) => (
          <ResourceItem key={resource.id} resource={resource} />
        ))}
      </ul>
      {left > 0 && (
        <div className={joinClasses(screenOnly, above[32])}>
          <Button variant="outline" onClick={showMore}>{`Show ${Math.min(STEP, left)} more`}</Button>
        </div>
      )}
    </>
  );
}
