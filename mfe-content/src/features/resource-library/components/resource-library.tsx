import { listResources } from '@annuity-lantern/contracts/http';
import { RouteLink, useRead } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, EmptyState, Section } from '@annuity-lantern/ui';
import styles from './resource-item.module.css';
import { ResourceItem } from './resource-item.tsx';
import { ResourcePlaceholders } from './resource-placeholders.tsx';
import { ResourcesUnavailable } from './resources-unavailable.tsx';

/** Resources shown on the home page. */
const SHOWN = 6;

/** The first resources, on the home page. */
export function ResourceLibrary() {
  return (
    <Section
      id="resources"
      tone="sunk"
      heading="Resource library"
      side={
        <>
          <p>Print them, mark them up, bring them along.</p>
          <RouteLink to="resources" className={actionLinkClass()}>
            All resources
            <ArrowRight />
          </RouteLink>
        </>
      }
    >
      <FirstResources />
    </Section>
  );
}

function FirstResources() {
  const { data, error, isPending, isFetching, refetch } = useRead(listResources, {});
  if (isPending) return <ResourcePlaceholders />;
  if (!data) return <ResourcesUnavailable error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title="No resources found" text="Try adjusting your search criteria or filters." />;
  return (
    <ul className={styles.resources}>
      {data.slice(0, SHOWN).map((resource) => (
        <ResourceItem key={resource.id} resource={resource} brief />
      ))}
    </ul>
  );
}
