import { formatDay } from '@annuity-lantern/domain/format-date';
import { useMayShowSiteClaim, useSite, useToday } from '@annuity-lantern/host-kit';
import { evidenceFor } from '@annuity-lantern/site/site-claim-evidence';
import { type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import { type SiteClaimStatus, siteClaimIds, siteClaims } from '@annuity-lantern/site/site-claims';
import { above, Badge, type BadgeTone, CircleAlert, font, joinClasses, parted, Table, TriangleAlert } from '@annuity-lantern/ui';
import type { ReactElement } from 'react';
import styles from './site-claims-table.module.css';

type ShownStatus = SiteClaimStatus | 'evidence';

const columns = [
  { key: 'figure', label: 'Figure' },
  { key: 'wording', label: 'As we say it' },
  { key: 'source', label: 'Source' },
  { key: 'asOf', label: 'Checked' },
  { key: 'owner', label: 'Who answers for it' },
  { key: 'status', label: 'Status' },
];

/** Every claim that pages may show, with all its readings, evidence or source, dates, owner and status. */
export function SiteClaimsTable() {
  const mayShow = useMayShowSiteClaim();
  const site = useSite();
  const today = useToday();
  return (
    <Table
      caption="Each figure of this site and where it comes from"
      captionHidden
      phone="lines"
      className={styles.claims}
      columns={columns}
      rows={siteClaimIds.filter(mayShow).map((id) => rowOf(id, evidenceFor(id, site, today)))}
    />
  );
}

function rowOf(id: SiteClaimId, evidence: ReturnType<typeof evidenceFor>) {
  const claim = siteClaims[id];
  return {
    figure: (
      // Every marketing figure links here. The row of the followed figure is highlighted.
      <div id={siteClaimAnchor(id)} className={styles.anchor}>
        <span className={joinClasses(font.strong, styles.subject)}>{claim.subject}</span>
        {distinct(claim.readings.map((reading) => reading.figure)).map((figure) => (
          <span key={figure} className={joinClasses(font.figure, above[4], font.h3, styles.figure)}>
            {figure}
          </span>
        ))}
      </div>
    ),
    wording: (
      <ul className={parted[8]}>
        {claim.readings.map(({ wording }) => (
          <li key={wording}>{wording}</li>
        ))}
      </ul>
    ),
    source: [evidence?.source ?? claim.source, claim.note].join(' ').trim(),
    asOf: (
      <>
        <Day day={evidence?.date ?? claim.asOf} />
        {evidence && (
          <span>
            , good until <Day day={evidence.expires} />
          </span>
        )}
      </>
    ),
    owner: claim.owner,
    status: <Status status={evidence && claim.status === 'sample' ? 'evidence' : claim.status} />,
  };
}

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

const statusLooks: Readonly<Record<ShownStatus, { tone: BadgeTone; word: string; icon?: ReactElement }>> = {
  sample: { tone: 'straw', word: 'No evidence yet', icon: <TriangleAlert /> },
  evidence: { tone: 'leaf', word: 'Evidence on file' },
  conflicting: { tone: 'brick', word: 'Conflicting', icon: <CircleAlert /> },
  promise: { tone: 'blue', word: 'Our promise' },
  threshold: { tone: 'grey', word: 'Our threshold' },
  fact: { tone: 'leaf', word: 'Can be looked up' },
};

function Status({ status }: { readonly status: ShownStatus }) {
  const { word, ...look } = statusLooks[status];
  return (
    <Badge {...look} className={font.nowrap}>
      {word}
    </Badge>
  );
}

function distinct(figures: readonly string[]): string[] {
  return [...new Set(figures)];
}
