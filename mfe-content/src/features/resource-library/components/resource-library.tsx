import { listResources } from '@annuity-lantern/contracts/http';
import { RouteLink, useRead, useSite } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, EmptyState, ErrorState, GreekLines, Section } from '@annuity-lantern/ui';
import { DocumentIcon } from './document-icon.tsx';
import { ResourceItem } from './resource-item.tsx';
import styles from './resource-library.module.css';

/** Resources shown, and placeholders while they load. */
const SHOWN = 6;

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
      <ResourceList />
    </Section>
  );
}

function ResourceList() {
  const { data, isPending, isFetching, refetch } = useRead(listResources, {});
  if (isPending) return <Placeholders />;
  if (!data) {
    return (
      <ErrorState
        title="Unable to load resources"
        text="Please try refreshing or contact support if the issue persists."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <EmptyState title="No resources found" text="Try adjusting your search criteria or filters." />;
  return (
    <ul className={styles.resources}>
      {data.slice(0, SHOWN).map((resource) => (
        <ResourceItem key={resource.id} resource={resource} />
      ))}
    </ul>
  );
}

function Placeholders() {
  const { phone, hours } = useSite();
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          This list needs JavaScript. Without it, call <a href={`tel:${phone.dial}`}>{phone.display}</a>, {hours.display}.
        </p>
      </noscript>
      <ul className={styles.resources}>
        {Array.from({ length: SHOWN }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ in nothing else.
          <li key={index} className={styles.placeholder} data-placeholder="resource">
            <DocumentIcon type="" />
            <GreekLines heading lines={3} label={index === 0 ? 'Loading resources' : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}
