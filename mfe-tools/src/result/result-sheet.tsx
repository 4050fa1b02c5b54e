import { dayOf, formatDay } from '@annuity-lantern/domain/format-date';
import { useRouteHref, useSite } from '@annuity-lantern/host-kit';
import { Mark } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './result-sheet.module.css';

/** Pixels of a drawing that fills the sheet: at this width its smallest words, of 15 pixels, are 9.5 points on A4. */
export const PAPER_WIDTH = 780;

interface SheetLine {
  readonly label: string;
  readonly value: string;
}

interface ResultSheetProps {
  /** The name of the tool. */
  readonly title: string;
  /** What it works out, in a sentence. */
  readonly lead: string;
  /** The inputs, as words. */
  readonly figures: readonly SheetLine[];
  /** True while an entry cannot be read: figures and result are those of the last ones that could be. */
  readonly outdated: boolean;
  /** The answer, and a chart or a table of it. */
  readonly children: ReactNode;
  /** What the result says, a sentence or two each. */
  readonly says: readonly string[];
  /** What to ask and to think of before a decision. */
  readonly ask: readonly string[];
  readonly assumed: ReactNode;
  readonly notThis: ReactNode;
}

/** One page to take to an advisor or a spouse: the visitor's figures, the answer, what it rests on and what it is not. */
export function ResultSheet({ title, lead, figures, outdated, children, says, ask, assumed, notThis }: ResultSheetProps) {
  return (
    <Frame title={title} lead={lead}>
      {(figures.length > 0 || outdated) && (
        <section className={styles.part}>
          <h2>Your figures</h2>
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {outdated && <p>Something else was being typed that could not be read. These are the last figures that could be.</p>}
        </section>
      )}
      {children}
      <div className={styles.columns}>
        {says.length > 0 && (
          <section>
            <h2>What it says</h2>
            <Points points={says} />
          </section>
        )}
        <section>
          <h2>Worth talking through</h2>
          <Points points={ask} />
        </section>
      </div>
      <section className={styles.small}>
        <p>{notThis}</p>
        <p>
          <b>Assumed.</b> {assumed}
        </p>
      </section>
    </Frame>
  );
}

interface NoResultSheetProps {
  readonly title: string;
  readonly lead: string;
  /** Why there is nothing to print, and what to do about it. */
  readonly why: string;
}

/** In place of a result that is not there. */
export function NoResultSheet({ title, lead, why }: NoResultSheetProps) {
  return (
    <Frame title={title} lead={lead}>
      <section className={styles.part}>
        <h2>There is no result to print yet</h2>
        <p>{why}</p>
      </section>
    </Frame>
  );
}

interface SheetAnswerProps {
  /** Before the figure. */
  readonly lead: string;
  readonly figure: string;
  /** After the figure. */
  readonly words: string;
  readonly facts: readonly SheetFact[];
  /** What qualifies the figure, where something does. */
  readonly children?: ReactNode;
}

export interface SheetFact {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
}

/** The answer, large, with the figures that belong to it. */
export function SheetAnswer({ lead, figure, words, facts, children }: SheetAnswerProps) {
  return (
    <section className={styles.answer}>
      <h2>
        {lead} <strong>{figure}</strong> {words}
      </h2>
      {children}
      <dl className={styles.facts}>
        {facts.map(({ label, figure: value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SheetStatementProps {
  /** What it is about: "After 5 years, for $100,000". */
  readonly lead: string;
  /** What to read first. */
  readonly statement: string;
  readonly rest: string;
}

/** For an answer that is a sentence and no figure. */
export function SheetStatement({ lead, statement, rest }: SheetStatementProps) {
  return (
    <section className={styles.statement}>
      <h2>{lead}</h2>
      <p className={styles.first}>{statement}</p>
      <p>{rest}</p>
    </section>
  );
}

interface SheetChartProps {
  readonly title: string;
  /** What its figures are measured in, where it needs saying. */
  readonly basis?: string;
  readonly children: ReactNode;
}

/** A drawing at the width of the sheet, below its name. */
export function SheetChart({ title, basis, children }: SheetChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}.</b> {basis}
      </figcaption>
      {children}
    </figure>
  );
}

interface FrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Frame({ title, lead, children }: FrameProps) {
  const { productName, phone, hours } = useSite();
  const consultation = useRouteHref('consultation');
  const { host, pathname } = window.location;
  return (
    <article className={styles.sheet} aria-label="Result for paper">
      <header className={styles.head}>
        <h1>{title}</h1>
        <div>
          <p className={styles.name}>
            <Mark className={styles.mark} />
            {productName}
          </p>
          <p>Printed on {formatDay(dayOf(new Date()))}</p>
        </div>
      </header>
      <p className={styles.lead}>
        {lead} <b>Educational example, not a quote or advice.</b>
      </p>
      {children}
      <footer className={styles.foot}>
        <p>
          <b>Other figures?</b> {host}
          {pathname}
        </p>
        <p>
          <b>To ask a person:</b> {phone.display}, {hours.display}
          {consultation && `, or ${host}${consultation}`}
        </p>
      </footer>
    </article>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
