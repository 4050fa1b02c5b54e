import type { RevocationWay } from '@annuity-lantern/contracts/http';
import { across, Button, font, VisuallyHidden } from '@annuity-lantern/ui';
import { recordWays } from './way-words.ts';

interface RecordPressesProps {
  /** What one press records, with a colon. */
  readonly words: string;
  readonly busy: RevocationWay | null;
  readonly onPress: (way: RevocationWay) => void;
}

/** One button for each way in which a person tells us their wish. */
export function RecordPresses({ words, busy, onPress }: RecordPressesProps) {
  return (
    <div className={across[8]}>
      <span className={font.quiet}>{words}</span>
      {recordWays.map(({ way, label }) => (
        <Button
          key={way}
          size="small"
          variant="quiet"
          busy={busy === way}
          busyLabel="Saving..."
          aria-disabled={busy !== null}
          onClick={() => onPress(way)}
        >
          <VisuallyHidden>{words}</VisuallyHidden> <span>{label}</span>
        </Button>
      ))}
    </div>
  );
}
