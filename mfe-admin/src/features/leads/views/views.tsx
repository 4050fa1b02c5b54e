import { deleteView, listViews, renameView, saveView, type ViewCount } from '@annuity-lantern/contracts/http';
import { followInPlace, usePlace } from '@annuity-lantern/host-kit';
import { Disclosure, font, joinClasses, Notice, screenOnly, stack, VisuallyHidden } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../../change/action-button.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import desk from '../../../shared-styles/desk.module.css';
import { type LeadFilters, writeFilters } from '../model/lead-filters.ts';
import { useViewChange } from './use-view-change.ts';
import { countOf, countWords, useViewCounts } from './use-view-counts.ts';
import { areSame, builtInViews, filtersOf, type View } from './view-address.ts';
import { ViewForm } from './view-form.tsx';
import styles from './views.module.css';

/** A row of links, each an address with filters and the number of its requests: those of everyone, and those that the person saved. */
export function Views({ filters }: { filters: LeadFilters }) {
  const { data: saved = [], isError } = useQuery({
    queryKey: queryKeys.views,
    queryFn: ({ signal }) => callAsStaff(listViews, {}, { signal }),
  });
  const counts = useViewCounts();
  const own = saved.map((view) => ({ ...view, filters: filtersOf(view.filters) }));
  const isShown = (view: View) => areSame(view.filters, filters);
  const shown = own.find(isShown);
  const isNew = Object.keys(filters).length > 0 && ![...builtInViews, ...own].some(isShown);
  return (
    <div className={joinClasses(screenOnly, stack[4])}>
      <nav aria-label="Views">
        <ul className={styles.links}>
          {[...builtInViews, ...own].map((view) => (
            <li key={view.id}>
              <ViewLink view={view} count={countOf(counts, view.id)} current={isShown(view)} />
            </li>
          ))}
        </ul>
      </nav>
      {isError && (
        <Notice tone="straw" role="status">
          <p>Your saved views could not be read. Refresh Data tries again.</p>
        </Notice>
      )}
      {isNew && (
        <Disclosure label="Save these filters as a view">
          <ViewForm
            id="view-name"
            label="Save a view"
            first=""
            submit="Save view"
            send={async (name) => {
              const added = await callAsStaff(saveView, { body: { name, filters } });
              return (views) => [...views, added];
            }}
          />
        </Disclosure>
      )}
      {shown && <ChangeView key={shown.id} id={shown.id} name={shown.name} />}
    </div>
  );
}

interface ViewLinkProps {
  readonly view: View;
  readonly count: ViewCount | undefined;
  readonly current: boolean;
}

function ViewLink({ view: { name, filters }, count, current }: ViewLinkProps) {
  const { search } = usePlace();
  const href = writeFilters(search, filters);
  return (
    <a
      href={href}
      className={joinClasses(font.anywhere, desk.tab)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => followInPlace(event, href, { keepScroll: true })}
    >
      <span>{name}</span>
      {count && (
        <span className={joinClasses(font.numbers, font.quiet, styles.count)}>
          <span>{countWords(count)}</span>
          <VisuallyHidden>{count.count === 1 ? ' request' : ' requests'}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

function ChangeView({ id, name }: { id: string; name: string }) {
  const { busy, fault, change } = useViewChange();
  const remove = () =>
    change(async () => {
      await callAsStaff(deleteView, { params: { id } });
      return (views) => views.filter((view) => view.id !== id);
    });
  return (
    <Disclosure label={`Rename or delete “${name}”`}>
      <ViewForm
        id="view-new-name"
        label="Rename the view"
        first={name}
        submit="Rename"
        send={async (next) => {
          await callAsStaff(renameView, { params: { id }, body: { name: next } });
          return (views) => views.map((view) => (view.id === id ? { ...view, name: next.trim() } : view));
        }}
      >
        <ActionButton variant="quiet" busy={busy} busyLabel="Deleting..." onClick={remove}>
          Delete view
        </ActionButton>
      </ViewForm>
      {fault && (
        <Notice tone="straw" role="alert">
          <p>{fault}</p>
        </Notice>
      )}
    </Disclosure>
  );
}
