import { joinClasses } from '../../join-classes.ts';
import { ExternalLink, type ExternalLinkProps } from './external-link.tsx';
import styles from './outside-link.module.css';

/** A page of someone else. */
export interface OutsidePage {
  readonly url: string;
  /** Whose page it is: "FINRA BrokerCheck". */
  readonly label: string;
  /** True for a page of the operator's own, on another site. */
  readonly ours?: boolean | undefined;
}

export interface OutsideLinkProps extends Omit<ExternalLinkProps, 'href'> {
  readonly page: OutsidePage;
  /** True where one `OutsideNote` speaks for the whole group. */
  readonly grouped?: boolean | undefined;
}

/** A link that names the page it opens, and says unless it is ours that it is not part of this site. */
export function OutsideLink({ page, grouped = false, children, ...link }: OutsideLinkProps) {
  const note = !page.ours && !grouped;
  const inText = (link.look ?? 'text') === 'text';
  return (
    <>
      <ExternalLink {...link} href={page.url}>
        {typeof children === 'string' ? (
          `${children}: ${page.label}`
        ) : (
          <>
            {children}
            <span>{children ? `: ${page.label}` : page.label}</span>
          </>
        )}
      </ExternalLink>
      {note && inText && <span>{' (not part of this site)'}</span>}
      {note && !inText && <span className={joinClasses(styles.note, link.night && styles.night)}>Not part of this site</span>}
    </>
  );
}

/** Says once, for a group of links, which pages are not part of this site. Renders nothing if all are. */
export function OutsideNote({ pages, className }: { readonly pages: readonly OutsidePage[]; readonly className?: string | undefined }) {
  const others = pages.filter(({ ours }) => !ours);
  if (others.length === 0) return null;
  return <p className={className}>{sayOutside(others, pages.length)}</p>;
}

function sayOutside(others: readonly OutsidePage[], all: number): string {
  const labels = [...new Set(others.map(({ label }) => label))];
  if (labels.length > 1 && others.length === all) return 'Other organizations run these pages. They are not part of this site.';
  return `${new Intl.ListFormat('en-US').format(labels)} ${labels.length === 1 ? 'is' : 'are'} not part of this site.`;
}
