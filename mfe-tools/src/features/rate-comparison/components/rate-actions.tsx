import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { RouteLink } from '@annuity-lantern/host-kit';
import { across, Button, beside, buttonClass, Check, ChevronDown, font, joinClasses } from '@annuity-lantern/ui';
import { Flag } from '../../../icons.ts';
import tools from '../../../shared-styles/tools.module.css';
import { consultationQuery } from '../model/consultation-query.ts';
import styles from './rate-actions.module.css';

interface RateActionsProps {
  readonly rate: RateRecord;
  readonly flagged: boolean;
  readonly onFlag: (rate: RateRecord, flagged: boolean) => void;
  readonly detailsId: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The actions for one rate. */
export function RateActions({ rate, flagged, onFlag, detailsId, open, onToggle }: RateActionsProps) {
  return (
    <div className={joinClasses(across[16], styles.actions)}>
      <RouteLink
        to="consultation"
        suffix={consultationQuery(rate)}
        aria-label={`Lock This Rate: ${rate.productName}`}
        className={joinClasses(buttonClass({ size: 'small' }), styles.lock)}
      >
        Lock This Rate
      </RouteLink>
      <p className={joinClasses(font.hint, styles.notReserved)}>{rateWords.notReserved}</p>
      <Button
        variant={flagged ? 'filled' : 'outline'}
        size="small"
        icon={flagged ? <Check /> : <Flag />}
        aria-pressed={flagged}
        aria-label={`${flagged ? 'Flagged' : 'Flag'} to compare: ${rate.productName}`}
        className={styles.flag}
        onClick={() => onFlag(rate, !flagged)}
      >
        {flagged ? 'Flagged' : 'Flag to compare'}
      </Button>
      <button
        type="button"
        className={joinClasses(font.small, beside[4], tools.textButton, styles.details, open && styles.open)}
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        aria-label={`Details and rate history: ${rate.productName}`}
        onClick={onToggle}
      >
        Details
        <ChevronDown />
      </button>
    </div>
  );
}
