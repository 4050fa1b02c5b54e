import type { ComponentType } from 'react';

export interface Answer {
  readonly text: string;
  /** Why it is right or wrong, in words that stand alone. */
  readonly why: string;
  readonly right?: true;
}

export interface Question {
  readonly ask: string;
  readonly answers: readonly [Answer, Answer, Answer, Answer];
}

/** What a lesson says, beside its row in the outline. */
export interface LessonText {
  readonly Body: ComponentType;
  /** One question for whoever sells the contract; stands in the margin. */
  readonly askThis: string;
  readonly keyPoints: readonly string[];
  readonly quiz: readonly [Question, Question, Question];
}
