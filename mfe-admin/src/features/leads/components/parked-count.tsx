import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { followInPlace } from '@annuity-lantern/host-kit';
import { above, Notice } from '@annuity-lantern/ui';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';

/** Opens the part that lists what was given up. */
const PIPELINE = '?part=pipeline';

/** How much was given up, with a link to the part that lists it. Renders nothing for an empty list. */
export function ParkedCount({ list: { rows, hasMore } }: { list: PagedList<ParkedEffect> }) {
  const count = rows?.length ?? 0;
  if (count === 0) return null;
  const words = count === 1 && !hasMore ? '1 piece of work was' : `${count}${hasMore ? ' or more' : ''} pieces of work were`;
  return (
    <Notice tone="straw" role="status" className={above[16]}>
      <p>
        <span>{`${words} given up.`}</span>{' '}
        <a href={PIPELINE} onClick={(event) => followInPlace(event, PIPELINE)}>
          Show what was given up
        </a>
      </p>
    </Notice>
  );
}
