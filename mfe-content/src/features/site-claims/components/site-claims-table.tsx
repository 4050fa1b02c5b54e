import { formatDay } from '@annuity-lantern/domain/format-date';
import { useMayShowSiteClaim, useSite, useToday } from '@annuity-lantern/host-kit';
import { evidenceFor } from '@annuity-lantern/site/site-claim-evidence';
import { type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import { type SiteClaimStatus, siteClaimIds, siteClaims } from '@annuity-lantern/site/site-claims';
import { above, Badge, type BadgeTone, CircleAlert, font, joinClasses, parted, Table, TriangleAlert } from '@annuity-lantern/ui';
import { Fragment, type ReactElement } from 'react';
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

const groups: readonly { readonly heading: string; readonly statuses: readonly ShownStatus[] }[] = [
  { heading: 'Proven', statuses: ['evidence', 'fact'] },
  { heading: 'What we promise, and where we draw a line', statuses: ['promise', 'threshold'] },
  { heading: 'Not proven yet', statuses: ['sample', 'conflicting'] },
];

/** Every claim that pages may show, by how far it can be relied on, with all its readings, evidence or source, dates, owner and status. */
export function SiteClaimsTable() {
  const mayShow = useMayShowSiteClaim();
  const site = useSite();
  const today = useToday();
  const claims = siteClaimIds.filter(mayShow).map((id) => shownClaim(id, evidenceFor(id, site, today)));
  return groups.map(({ heading, statuses }) => {
    const rows = claims.filter(({ shownStatus }) => statuses.includes(shownStatus)).map(({ row }) => row);
    if (rows.length === 0) return null;
    return (
      <Fragment key={heading}>
        <h2>{heading}</h2>
        <Table caption={heading} captionHidden phone="lines" className={styles.claims} columns={columns} rows={rows} />
      </Fragment>
    );
  });
}

function shownClaim(id: SiteClaimId, evidence: ReturnType<typeof evidenceFor>) {
  const { status } = siteClaims[id];
  const shownStatus: ShownStatus = evidence && status === 'sample' ? 'evidence' : status;
  return { shownStatus, row: rowOf(id, evidence, shownStatus) };
}

function rowOf(id: SiteClaimId, evidence: ReturnType<typeof evidenceFor>, status: ShownStatus) {
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
    status: <Status status={status} />,
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
