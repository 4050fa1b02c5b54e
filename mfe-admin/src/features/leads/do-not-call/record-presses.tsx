import type { RevocationWay } from '@annuity-lantern/contracts/http';
import { across, font, VisuallyHidden } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { recordWays } from './way-words.ts';

interface RecordPressesProps {
  /** What one press records, with a colon. */
  readonly words: string;
  readonly busy: boolean;
  readonly sent: RevocationWay | undefined;
  readonly onPress: (way: RevocationWay) => void;
}

/** One button for each way in which a person tells us their wish. */
export function RecordPresses({ words, busy, sent, onPress }: RecordPressesProps) {
  return (
    <div className={across[8]}>
      <span className={font.quiet}>{words}</span>
      {recordWays.map(({ way, label }) => (
        <ActionButton key={way} variant="quiet" busy={busy && sent === way} waits={busy} onClick={() => onPress(way)}>
          <VisuallyHidden>{words}</VisuallyHidden> <span>{label}</span>
        </ActionButton>
      ))}
    </div>
  );
}
