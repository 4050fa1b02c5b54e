import { dayOf } from '@annuity-lantern/domain/format-date';
import { above, Button, flow, font, joinClasses, RadioGroup, ruled } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import { gradeQuiz } from '../model/grade-quiz.ts';
import type { LessonText } from '../model/lesson.ts';
import { lessonNumber } from '../model/lesson-anchor.ts';
import type { LessonId } from '../model/outline.ts';
import { keepScore, PASS_SCORE } from '../model/progress.ts';
import { changeProgress } from '../model/progress-store.ts';
import styles from './quiz.module.css';
import { QuizAnswers } from './quiz-answers.tsx';

interface QuizProps {
  readonly id: LessonId;
  readonly quiz: LessonText['quiz'];
}

type Picks = readonly (number | undefined)[];

/** Three questions, graded in the page; every answer is explained afterward, and another try is always open. */
export function Quiz({ id, quiz }: QuizProps) {
  const name = `${id}-quiz`;
  const [graded, setGraded] = useState<Picks>();
  const [attempt, setAttempt] = useState(0);
  const result = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (graded) result.current?.focus();
    else if (attempt > 0) first.current?.querySelector('input')?.focus();
  }, [graded, attempt]);

  function grade(picks: Picks) {
    changeProgress((progress) => keepScore(progress, id, gradeQuiz(quiz, picks), dayOf(new Date())));
    setGraded(picks);
  }

  return (
    <section aria-labelledby={name} className={joinClasses(ruled[16], above[56])}>
      <h3 id={name}>Three questions</h3>
      {graded ? (
        <Result
          quiz={quiz}
          picks={graded}
          heading={result}
          onRetry={() => {
            setAttempt(attempt + 1);
            setGraded(undefined);
          }}
        />
      ) : (
        // A key for each attempt: the radio buttons keep their own state, so that a choice made before the page was live is not lost.
        <div ref={first} key={attempt}>
          <Questions name={name} lesson={lessonNumber(id)} quiz={quiz} onCheck={grade} />
        </div>
      )}
      <noscript>
        <p>The answers:</p>
        <QuizAnswers quiz={quiz} />
      </noscript>
    </section>
  );
}

interface QuestionsProps {
  readonly name: string;
  readonly lesson: number;
  readonly quiz: LessonText['quiz'];
  readonly onCheck: (picks: Picks) => void;
}

function Questions({ name, lesson, quiz, onCheck }: QuestionsProps) {
  const area = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const nameOf = (place: number) => `${name}-${place + 1}`;

  function check() {
    const picks = quiz.map((_, place) => {
      const picked = area.current?.querySelector<HTMLInputElement>(`input[name="${nameOf(place)}"]:checked`);
      return picked ? Number(picked.value) : undefined;
    });
    const unanswered = picks.flatMap((pick, place) => (pick === undefined ? [place] : []));
    setMissing(unanswered);
    const [firstMissing] = unanswered;
    if (firstMissing === undefined) return onCheck(picks);
    area.current?.querySelector<HTMLInputElement>(`input[name="${nameOf(firstMissing)}"]`)?.focus();
  }

  return (
    <div ref={area} className={joinClasses(above[16], flow[24])}>
      {quiz.map(({ ask, answers }, place) => (
        <RadioGroup
          key={ask}
          name={nameOf(place)}
          legend={<span>{`${lesson}.${place + 1} ${ask}`}</span>}
          options={answers.map(({ text }, option) => ({ value: String(option), label: text }))}
          error={missing.includes(place) ? 'Choose one of the four answers.' : undefined}
          onChange={() => setMissing((before) => before.filter((other) => other !== place))}
        />
      ))}
      <Button onClick={check} className={styles.check}>
        Check my answers
      </Button>
    </div>
  );
}

interface ResultProps {
  readonly quiz: LessonText['quiz'];
  readonly picks: Picks;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly onRetry: () => void;
}

function Result({ quiz, picks, heading, onRetry }: ResultProps) {
  const score = gradeQuiz(quiz, picks);
  return (
    <div className={joinClasses(above[16], flow[24])}>
      <h4
        ref={heading}
        tabIndex={-1}
        className={font.h3}
      >{`${score} of ${quiz.length} right. ${score >= PASS_SCORE ? 'Passed: this lesson is completed.' : `You need ${PASS_SCORE}. Read the explanations and try again.`}`}</h4>
      <QuizAnswers quiz={quiz} picks={picks} />
      <Button variant="outline" onClick={onRetry} className={styles.check}>
        {score === quiz.length ? 'Take the quiz again' : 'Try again'}
      </Button>
    </div>
  );
}
