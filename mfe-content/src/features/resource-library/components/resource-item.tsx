import type { Resource } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { useHostData } from '@annuity-lantern/host-kit';
import {
  above,
  across,
  Badge,
  drawIcon,
  ExternalLink,
  type ExternalLinkProps,
  FileText,
  font,
  joinClasses,
  lined,
  OutsideLink,
  VisuallyHidden,
  wideOnly,
} from '@annuity-lantern/ui';
import type { MouseEvent } from 'react';
import { outsidePage } from '../../../other-sites/outside-page.ts';
import lines from '../../../text/three-lines.module.css';
import { wholeSentences } from '../../../whole-sentences.ts';
import { recordVisit } from '../api/record-visit.ts';
import { resourceKind } from '../model/resource-kind.ts';
import { linkAddress } from '../model/safe-address.ts';
import styles from './resource-item.module.css';
import { ResourcePicture } from './resource-picture.tsx';

/** Smaller numbers are hidden, because they mean little. */
const FEWEST_VISITS = 5;
/** Characters that fill three lines of an item. */
const LONGEST_DESCRIPTION = 180;

interface ResourceItemProps {
  readonly resource: Resource;
  /** On phones without picture and description. */
  readonly brief?: boolean;
}

export function ResourceItem({ resource, brief = false }: ResourceItemProps) {
  const kind = resourceKind(resource.type);
  const address = linkAddress(resource.downloadUrl);

  function open(event: MouseEvent) {
    // The second click of a double click would open a second tab.
    if (event.detail > 1) event.preventDefault();
    else recordVisit(resource.id);
  }

  return (
    <li className={joinClasses(lined[24], styles.resource)}>
      <div className={joinClasses(brief && wideOnly)}>
        <ResourcePicture imageUrl={resource.imageUrl} type={resource.type} />
      </div>
      <div className={styles.words}>
        <h3 className={joinClasses(font.anywhere, font.h3)}>{resource.title}</h3>
        <p className={joinClasses(font.secondary, font.anywhere, above[4], lines.threeLines, brief && wideOnly)}>
          {wholeSentences(resource.description, LONGEST_DESCRIPTION)}
        </p>
        <div className={joinClasses(across[12], above[8])}>
          <Badge tone={kind.tone} icon={<TypeIcon type={resource.type} />}>
            {kind.label}
          </Badge>
          {resource.downloadCount >= FEWEST_VISITS && <span className={font.hint}>{`${formatNumber(resource.downloadCount)} visits`}</span>}
          {address && (
            <ResourceLink address={address} className={font.small} onClick={open}>
              Get Resource<VisuallyHidden>{`: ${resource.title}`}</VisuallyHidden>
            </ResourceLink>
          )}
        </div>
      </div>
    </li>
  );
}

/** A document of this site, or one of another site with its host. */
function ResourceLink({ address, children, ...link }: Omit<ExternalLinkProps, 'href'> & { readonly address: string }) {
  const page = outsidePage(address, useHostData().publicOrigin);
  if (page) {
    return (
      <OutsideLink {...link} look="action" page={page}>
        {children}
      </OutsideLink>
    );
  }
  return (
    <ExternalLink {...link} look="action" href={address}>
      <span>{children}</span>
    </ExternalLink>
  );
}

/** Drawn here and not in the design system, which every page loads. */
const icons: Readonly<Record<string, ReturnType<typeof drawIcon>>> = {
  pdf: drawIcon([['path', { d: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M12 11v7M9 15l3 3 3-3' }]]),
  worksheet: drawIcon([['path', { d: 'M3 4h6v6H3zM3 14h6v6H3zM13 7h8M13 17h8M4.5 7l1.2 1.3L8 5.5' }]]),
  guide: drawIcon([['path', { d: 'M12 6v14M2 4h6a4 4 0 0 1 4 3 4 4 0 0 1 4-3h6v14h-7a3 3 0 0 0-3 2 3 3 0 0 0-3-2H2z' }]]),
  'fact-sheet': drawIcon([['path', { d: 'M4 3v18h17M8 17v-5M13 17V7M18 17v-8' }]]),
};

/** The icon beside the word of the badge. A type that is not known has that of any document. */
function TypeIcon({ type }: { readonly type: string }) {
  const Icon = (Object.hasOwn(icons, type) && icons[type]) || FileText;
  return <Icon />;
}
