import type { LeadStatus } from '@annuity-lantern/contracts/http';
import { Badge } from '@annuity-lantern/ui';

const tones = {
  pending: 'straw',
  assigned: 'blue',
  contacted: 'leaf',
  scheduled: 'leaf',
  closed: 'grey',
  disqualified: 'grey',
  reopened: 'plum',
  erased: 'grey',
} as const satisfies Record<LeadStatus, string>;

export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
