import type { RateBatch, RateDesk } from '@annuity-lantern/contracts/http';
import { across, font, Notice } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { PublicLink } from '../../../public-link/public-link.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { daysWords, decisionWords, sizeWords, wayWords } from '../model/rate-words.ts';
import { useUndo } from '../model/use-undo.ts';

interface RatesInUseProps {
  readonly batch: RateBatch;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Undefined for those who may not publish, and when no sheet can be put back. */
  readonly undo: RateDesk['undo'];
}

/** Facts of the sheet in use, and the button that takes it back. */
export function RatesInUse({ batch, now, undo }: RatesInUseProps) {
  const { busy, outcome, press } = useUndo(batch.id);
  const said = useRef<HTMLDivElement>(null);
  const title = outcome?.title;

  useEffect(() => {
    // The pressed button may be gone.
    if (title !== undefined) said.current?.focus();
  }, [title]);

  const facts = [
    ['Rates', sizeWords(batch.sheet)],
    ['As of', daysWords(batch.sheet)],
    ['Source', batch.source],
    ['How it came', `${wayWords(batch, now)}${decisionWords(batch, now) && `.${decisionWords(batch, now)}`}`],
    ['Since', momentWords(batch.at, now)],
  ] as const;
  return (
    <>
      <dl className={desk.facts}>
        {facts.map(([name, words]) => (
          <div key={name} className={desk.entry}>
            <dt className={font.quiet}>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {outcome && (
        <div ref={said} tabIndex={-1}>
          <Notice tone={outcome.tone} role={outcome.tone === 'leaf' ? 'status' : 'alert'} title={outcome.title}>
            <p>{outcome.text}</p>
          </Notice>
        </div>
      )}
      <div className={across[16]}>
        {undo && (
          <>
            <ActionButton
              variant="outline"
              busy={busy}
              busyLabel="Undoing..."
              aria-describedby="rates-undo"
              onClick={() => press(undo.batch)}
            >
              Undo
            </ActionButton>
            <span id="rates-undo" className={font.quiet}>
              {undo.alone
                ? 'Puts back the rates before these at once.'
                : 'Puts back the rates before these; a large change needs a second manager.'}
            </span>
          </>
        )}
        <PublicLink to="comparison-tools">See them as visitors do</PublicLink>
      </div>
    </>
  );
}
