import { above, font, joinClasses, list, Prose, ruled } from '@annuity-lantern/ui';
import { lessons } from '../lessons/lessons.ts';
import { lessonAnchor, lessonNumber } from '../model/lesson-anchor.ts';
import { outline } from '../model/outline.ts';
import styles from './printable-lessons.module.css';
import { QuizAnswers } from './quiz-answers.tsx';

/** All ten lessons with their questions, for paper. */
export function PrintableLessons() {
  return outline.map(({ id, title, minutes, summary }) => {
    const { Body, askThis, keyPoints, quiz } = lessons[id];
    const anchor = lessonAnchor(id);
    return (
      <section key={id} id={anchor} aria-labelledby={`${anchor}-heading`} className={joinClasses(ruled[16], above[56], styles.lesson)}>
        <p className={font.hint}>{`Lesson ${lessonNumber(id)} of ${outline.length}, ${minutes} minutes`}</p>
        <h2 id={`${anchor}-heading`}>{title}</h2>
        <p className={joinClasses(font.lead, above[8])}>{summary}</p>
        <Prose className={joinClasses(above[16], styles.prose)}>
          <Body />
          <h3>Key points</h3>
          <ul>
            {keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <strong>Ask this:</strong> <span>{askThis}</span>
          </p>
          <h3>Three questions</h3>
          <ol>
            {quiz.map(({ ask, answers }) => (
              <li key={ask} className={styles.question}>
                <span>{ask}</span>
                <ul className={joinClasses(list.bare, styles.boxes)}>
                  {answers.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Prose>
      </section>
    );
  });
}

/** The answers to all questions, at the end of the document. */
export function PrintableAnswers() {
  return outline.map(({ id, title }) => (
    <div key={id} className={joinClasses(font.column, above[32])}>
      <h3>{`Lesson ${lessonNumber(id)}: ${title}`}</h3>
      <QuizAnswers quiz={lessons[id].quiz} />
    </div>
  ));
}
