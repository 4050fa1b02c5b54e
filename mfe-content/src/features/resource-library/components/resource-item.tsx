import type { Resource } from '@annuity-lantern/contracts/http';
import { Badge, ExternalLink, FileText, VisuallyHidden } from '@annuity-lantern/ui';
import { recordVisit } from '../api/record-visit.ts';
import { resourceKind } from '../model/resource-kind.ts';
import { DocumentIcon } from './document-icon.tsx';
import styles from './resource-library.module.css';

const count = new Intl.NumberFormat('en-US');

export function ResourceItem({ resource }: { readonly resource: Resource }) {
  const kind = resourceKind(resource.type);
  return (
    <li className={styles.resource}>
      {resource.imageUrl ? (
        <img src={resource.imageUrl} alt="" width={60} height={76} className={styles.image} />
      ) : (
        <DocumentIcon type={resource.type} />
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>{resource.title}</h3>
        <p className={styles.description}>{resource.description}</p>
        <div className={styles.row}>
          <Badge tone={kind.tone} icon={kind.known ? undefined : <FileText />}>
            {kind.label}
          </Badge>
          <span className={styles.visits}>{count.format(resource.downloadCount)} visits</span>
          <ExternalLink look="action" href={resource.downloadUrl} className={styles.get} onClick={() => recordVisit(resource.id)}>
            <span>
              Get Resource<VisuallyHidden>: {resource.title}</VisuallyHidden>
            </span>
          </ExternalLink>
        </div>
      </div>
    </li>
  );
}
