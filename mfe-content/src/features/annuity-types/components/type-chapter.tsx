import { ChartFrame, type TableData } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { Arithmetic, type Step } from './arithmetic.tsx';
import { type Risk, RiskList } from './risk-list.tsx';
import styles from './type-chapter.module.css';

export interface Chapter {
  /** Of the section; the drawing's ids begin with it. */
  readonly id: string;
  /** The type in one or two sentences. */
  readonly inShort: ReactNode;
  readonly how: ReactNode;
  readonly drawing: {
    readonly title: string;
    readonly picture: ReactNode;
    readonly sentence: string;
    readonly table: TableData;
  };
  readonly risks: readonly Risk[];
  readonly suits: readonly string[];
  readonly suitsNot: readonly string[];
  readonly costs: ReactNode;
  /** The red flags: what goes wrong most often, each number with its limit. */
  readonly wrong: readonly { readonly id: string; readonly words: ReactNode }[];
  readonly example: { readonly opening: ReactNode; readonly caption: string; readonly steps: readonly Step[]; readonly result: ReactNode };
  readonly questions: readonly string[];
}

const exampleOnly = 'Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay.';

/** One type of annuity, told in the same order as the other four. */
export function TypeChapter(chapter: Chapter) {
  const { id, inShort, how, drawing, risks, suits, suitsNot, costs, wrong, example, questions } = chapter;
  return (
    <>
      <p className={styles.inShort}>{inShort}</p>
      <h3>How it works</h3>
      {how}
      <ChartFrame
        id={`${id}-drawing`}
        title={drawing.title}
        sentence={drawing.sentence}
        table={drawing.table}
        source={exampleOnly}
        headingLevel={4}
        className={styles.drawing}
      >
        {drawing.picture}
      </ChartFrame>
      <RiskList id={id} risks={risks} />
      <h3>Who it suits</h3>
      <List items={suits} />
      <h3>Who it does not suit</h3>
      <List items={suitsNot} />
      <h3>What it costs</h3>
      {costs}
      <h3>Red flags</h3>
      <ul>
        {wrong.map((item) => (
          <li key={item.id}>{item.words}</li>
        ))}
      </ul>
      <h3>A worked example</h3>
      {example.opening}
      <Arithmetic caption={example.caption} steps={example.steps} />
      {example.result}
      <h3>Questions to ask</h3>
      <List items={questions} />
    </>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
