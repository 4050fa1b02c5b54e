import { above, Check, flow, font, joinClasses, split, X } from '@annuity-lantern/ui';
import type { LessonText } from '../model/lesson.ts';
import styles from './quiz-answers.module.css';

interface QuizAnswersProps {
  readonly quiz: LessonText['quiz'];
  /** The visitor's choices by question. */
  readonly picks?: readonly (number | undefined)[];
}

/** Every answer of every question with its explanation. */
export function QuizAnswers({ quiz, picks = [] }: QuizAnswersProps) {
  return (
    <ol className={flow[24]}>
      {quiz.map(({ ask, answers }, place) => (
        <li key={ask}>
          <p className={font.strong}>{ask}</p>
          <ul className={above[8]}>
            {answers.map(({ text, why, right }, option) => (
              <li key={text} className={joinClasses(styles.answer, right && styles.right)}>
                {right ? <Check /> : <X />}
                <div>
                  <p className={joinClasses(split[16], styles.text)}>
                    <span>{text}</span>
                    <span
                      className={joinClasses(font.small, font.strong)}
                    >{`${right ? 'Right' : 'Not right'}${picks[place] === option ? ', your answer' : ''}`}</span>
                  </p>
                  <p className={font.note}>{why}</p>
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
