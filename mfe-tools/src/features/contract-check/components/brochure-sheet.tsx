import { formatDollars } from '@annuity-lantern/domain/format-number';
import { font, ink, Lit, Mark } from '@annuity-lantern/ui';
import type { ClaimId } from '../model/brochure-claims.ts';
import type { Picked } from '../model/read-brochure.ts';
import styles from './brochure-sheet.module.css';

interface BrochureSheetProps {
  readonly picked: readonly Picked[];
  /** The phrase whose meaning is the lit line. */
  readonly lit: ClaimId | undefined;
  /** Dollars that the sentences are about, while the visitor has given none. */
  readonly example: number | null;
}

/** A lantern over the contract: for each phrase, the clause that decides it and the question to ask. */
export function BrochureSheet({ picked, lit, example }: BrochureSheetProps) {
  const isLit = picked.length > 0;
  return (
    <div className={styles.panel}>
      <Scene isLit={isLit} />
      <div className={styles.lead}>
        <p className={font.title}>{isLit ? 'Your contract decides.' : 'Check a phrase to see which clause decides what it’s worth.'}</p>
        {isLit && example !== null && (
          <p className={styles.note}>{`Example with ${formatDollars(example)}, until you type your own amount.`}</p>
        )}
      </div>
      {isLit && (
        <ul className={styles.clauses}>
          {picked.map(({ id, phrase, clause, look, means, basis, ask }) => (
            <li key={id} className={styles.clause}>
              <div className={styles.paper}>
                <p className={font.small}>{`The brochure: “${phrase}”`}</p>
                <h3 className={font.title}>{clause}</h3>
                <p className={font.strong}>
                  {id === lit ? (
                    <Lit draw className={styles.lit}>
                      {means}
                    </Lit>
                  ) : (
                    <span>{means}</span>
                  )}
                </p>
                {basis && <p className={font.small}>{basis}</p>}
                <p className={font.small}>{`Look for: ${look.map((words) => `“${words}”`).join(', ')}.`}</p>
              </div>
              <p className={styles.ask}>
                <b>Ask the insurer:</b> <span>{`“${ask}”`}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Pixels of the drawing, which is as wide as the sheet. */
const width = 400;
const middle = width / 2;
const apex = 14;
const top = 112;
const corner = 28;
/** Where the cone is as wide as the sheet. */
const height = apex + middle / 0.66;
const greek = [136, 158, 180, 202, 224, 246, 268, 290];

/** Half-width of the cone. */
function halfAt(y: number): number {
  return 0.66 * (y - apex);
}

/** Decoration: the lantern, its light, and the top of the sheet. The cone continues behind the words. */
function Scene({ isLit }: { readonly isLit: boolean }) {
  return (
    <div className={styles.scene}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.drawing}>
        {isLit && <path d={`M${middle} ${apex}L${middle + halfAt(4000)} 4000H${middle - halfAt(4000)}z`} className={ink.beam} />}
        <path d={`M0 ${top}H${width - corner}L${width} ${top + corner}V${height}H0z`} className={ink.beam} />
        <path d={`M${width - corner} ${top}v${corner}h${corner}`} className={ink.nightLine} />
        <path d={greek.map((y) => `M24 ${y}H${width - 24}`).join('')} className={styles.dim} />
        {isLit && (
          <>
            <path d={`M${middle - halfAt(top)} ${top}H${middle + halfAt(top)}L${width} ${height}H0z`} className={ink.paper} />
            <path
              d={greek.map((y) => `M${Math.max(24, middle - halfAt(y))} ${y}H${Math.min(width - 24, middle + halfAt(y))}`).join('')}
              className={ink.greekLine}
            />
          </>
        )}
      </svg>
      <Mark className={styles.mark} />
    </div>
  );
}
