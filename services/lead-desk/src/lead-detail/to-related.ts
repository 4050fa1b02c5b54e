import type { RelatedLead as RelatedRow } from '@annuity-lantern/contracts/http';
import type { RelatedLead } from '@annuity-lantern/lead-store';

export function toRelated({ _id, createdAt, has, owner, ...lead }: RelatedLead): RelatedRow {
  return {
    ...lead,
    id: _id,
    createdAt: createdAt.toISOString(),
    likeness: likenessOf(has),
    reason: has,
    ...(owner ? { owner: owner.username } : {}),
  };
}

/** A shared phone suggests a household more often than a shared mailbox does. */
export function likenessOf(has: RelatedLead['has']): RelatedRow['likeness'] {
  return has === 'phone' ? 'maybe' : 'same';
}
