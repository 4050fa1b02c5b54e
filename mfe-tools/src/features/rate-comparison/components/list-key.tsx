import type { RateRecord } from '@annuity-lantern/contracts/http';
import { capMeaning } from '@annuity-lantern/domain/rate-words';
import { above, Badge, font, joinClasses } from '@annuity-lantern/ui';
import { RateMark } from '../../../result/rate-figure.tsx';
import styles from './list-key.module.css';

interface ListKeyProps {
  readonly found: readonly RateRecord[];
  /** Whether every product of the whole list is invented. */
  readonly samplesOnly: boolean;
}

/** At the head of the list: what its marks mean, once for all rows. */
export function ListKey({ found, samplesOnly }: ListKeyProps) {
  return (
    <div className={joinClasses(font.note, above[12], styles.key)}>
      {found.some(({ type }) => type === 'MYGA') && (
        <p>
          <RateMark kind="MYGA" /> <span>Paid for the years shown.</span>
        </p>
      )}
      {found.some(({ type }) => type === 'FIA') && (
        <p>
          <RateMark kind="FIA" /> <span>{capMeaning}</span>
        </p>
      )}
      {samplesOnly && (
        <p>
          <Badge tone="sample">Sample</Badge> <span>All products here are invented.</span>
        </p>
      )}
    </div>
  );
}
