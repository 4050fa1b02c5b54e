import { font, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { qrCodeDrawer } from '../qr-code/qr-code.tsx';
import styles from './kitchen-sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';
import { WayBack } from './way-back.tsx';

export interface SheetFact {
  readonly label: string;
  readonly value: string;
}

export interface KitchenSheetProps {
  /** The name of the tool. */
  readonly title: string;
  /** Before the figure: "From age 65 you would receive about". */
  readonly label: string;
  /** The one large figure: "$1,100.00". */
  readonly figure: string;
  /** After the figure: "a month, for life." */
  readonly words?: string;
  /** Two to four facts: the inputs of the figure and related figures. */
  readonly facts: readonly SheetFact[];
  /** In place of facts, or below them: a small table. Nothing in it may be smaller than the sheet's own 14 points. */
  readonly children?: ReactNode;
  /** Disclaimers and assumptions of the figure, as sentences. */
  readonly disclosures: ReactNode;
  /** To ask before a decision; each has two lines to write on. */
  readonly questions: readonly [string, string, string];
  /** True while an entry is invalid. The sheet then shows the last valid figures. */
  readonly outdated?: boolean;
  /** The address of the live numbers. */
  readonly address: string;
}

/** One page of large print: a figure, what belongs to it, three questions with room to write, and the way back to the live numbers. */
export function KitchenSheet({
  title,
  label,
  figure,
  words,
  facts,
  children,
  disclosures,
  questions,
  outdated,
  address,
}: KitchenSheetProps) {
  return (
    <SheetFrame title={title}>
      <div className={styles.answer}>
        <div>
          <p>{label}</p>
          <p>
            <strong className={joinClasses(font.figure, styles.figure)}>{figure}</strong> <span>{words ?? ''}</span>
          </p>
          {outdated && <p className={styles.outdated}>You were typing something else. These are the last numbers we could read.</p>}
        </div>
        <WayBack address={address} draw={qrCodeDrawer()} />
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <p className={styles.disclosures}>{disclosures}</p>
      <h2 className={styles.heading}>Three questions to ask</h2>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <span>{question}</span>
            <span className={styles.line} />
            <span className={styles.line} />
          </li>
        ))}
      </ol>
    </SheetFrame>
  );
}
