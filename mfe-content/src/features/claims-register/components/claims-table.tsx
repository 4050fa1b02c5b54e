import { formatDay } from '@annuity-lantern/domain/format-date';
import { type ClaimId, claimAnchor } from '@annuity-lantern/site/claim-figures';
import { type ClaimStatus, claimIds, claims } from '@annuity-lantern/site/claims';
import { Badge, type BadgeTone, CircleAlert, Table, TriangleAlert } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './claims-table.module.css';

const columns = [
  { key: 'figure', label: 'Figure' },
  { key: 'wording', label: 'As we say it' },
  { key: 'source', label: 'Source' },
  { key: 'asOf', label: 'Checked' },
  { key: 'owner', label: 'Who answers for it' },
  { key: 'status', label: 'Status' },
];

/** Every claim with all its readings, source, date, owner and status. */
export function ClaimsTable() {
  return (
    <Table
      caption="Each figure of this site and where it comes from"
      captionHidden
      phone="lines"
      className={styles.claims}
      columns={columns}
      rows={claimIds.map(rowOf)}
    />
  );
}

function rowOf(id: ClaimId) {
  const claim = claims[id];
  return {
    figure: (
      // Every figure of the site leads here; the row of the one that was followed is lit.
      <div id={claimAnchor(id)} className={styles.anchor}>
        <span className={styles.subject}>{claim.subject}</span>
        {distinct(claim.readings.map((reading) => reading.figure)).map((figure) => (
          <span key={figure} className={styles.figure}>
            {figure}
          </span>
        ))}
      </div>
    ),
    wording: (
      <ul className={styles.wordings}>
        {claim.readings.map(({ wording }) => (
          <li key={wording}>{wording}</li>
        ))}
      </ul>
    ),
    source: claim.source,
    asOf: <time dateTime={claim.asOf}>{formatDay(claim.asOf)}</time>,
    owner: claim.owner,
    status: <Status status={claim.status} />,
  };
}

const statusLooks: Readonly<Record<ClaimStatus, { tone: BadgeTone; word: string; icon?: ReactNode }>> = {
  sample: { tone: 'straw', word: 'No evidence yet', icon: <TriangleAlert /> },
  conflicting: { tone: 'brick', word: 'Conflicting', icon: <CircleAlert /> },
  promise: { tone: 'blue', word: 'Our promise' },
  threshold: { tone: 'grey', word: 'Our threshold' },
  fact: { tone: 'leaf', word: 'Can be looked up' },
};

function Status({ status }: { readonly status: ClaimStatus }) {
  const { word, ...look } = statusLooks[status];
  return (
    <Badge {...look} className={styles.status}>
      {word}
    </Badge>
  );
}

function distinct(figures: readonly string[]): string[] {
  return [...new Set(figures)];
}
