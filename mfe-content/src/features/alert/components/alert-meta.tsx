import { formatDay } from '@annuity-lantern/domain/format-date';
import { followInPlace, useSite } from '@annuity-lantern/host-kit';
import { ReadingTime } from '../../../article/reading-time.tsx';

/** The day on which the page's text was last read through, as YYYY-MM-DD. */
const REVIEWED = '2026-11-23';

/** The page's last section. */
const sources = '#sources';

export function AlertMeta({ minutes }: { readonly minutes: number }) {
  const { productName } = useSite();
  return (
    <p>
      <span>{`Written for ${productName}. Reviewed`}</span> <time dateTime={REVIEWED}>{formatDay(REVIEWED)}</time>.{' '}
      <ReadingTime minutes={minutes} />.{' '}
      <a href={sources} onClick={(event) => followInPlace(event, sources)}>
        Sources and corrections
      </a>
    </p>
  );
}
