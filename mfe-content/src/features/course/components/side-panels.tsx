import { MYGA_RATE, mygaEnd, PREMIUM } from '@annuity-lantern/domain/course-examples';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowRight, above, actionLinkClass, buttonClass, flow, font, joinClasses, list, ruled, stack } from '@annuity-lantern/ui';
import { type TermId, termOf } from '../../../glossary/terms.ts';
import { lessonNumber } from '../model/lesson-anchor.ts';
import { outline } from '../model/outline.ts';
import { currentLesson, type Progress } from '../model/progress.ts';
import { LessonLink } from './lesson-link.tsx';
import styles from './side-panels.module.css';

const keyTerms: readonly TermId[] = ['cap-rate', 'participation-rate', 'spread', 'income-base', 'surrender-period'];

export function SidePanels({ progress }: { readonly progress: Progress }) {
  return (
    <div className={stack[40]}>
      <CurrentLesson progress={progress} />
      <section aria-labelledby="key-terms" className={ruled[12]}>
        <h2 id="key-terms" className={font.h3}>
          Key terms
        </h2>
        <dl className={list.terms}>
          {keyTerms.map((id) => (
            <div key={id}>
              <dt>{termOf(id).term}</dt>
              <dd>{termOf(id).definition}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="course-resources" data-print="none" className={ruled[12]}>
        <h2 id="course-resources" className={font.h3}>
          Resources
        </h2>
        <div className={joinClasses(above[12], styles.resources)}>
          <RouteLink to="course-worksheet" className={buttonClass({ variant: 'outline', wide: true })}>
            Comparison worksheet
          </RouteLink>
          <RouteLink to="glossary" className={buttonClass({ variant: 'outline', wide: true })}>
            Glossary
          </RouteLink>
          <RouteLink to="course-certificate" className={buttonClass({ variant: 'outline', wide: true })}>
            Completion certificate
          </RouteLink>
          <RouteLink to="course-materials" className={buttonClass({ wide: true })}>
            Download All Materials
          </RouteLink>
          <p className={font.note}>Each opens as a page to print or to save as a PDF.</p>
        </div>
      </section>
    </div>
  );
}

/** The goals of every lesson, beside the next lesson. */
function CurrentLesson({ progress }: { readonly progress: Progress }) {
  const current = currentLesson(progress);
  const lesson = outline.find(({ id }) => id === current);
  return (
    <section aria-labelledby="current-lesson" className={joinClasses(ruled[12], flow[12])}>
      <h2 id="current-lesson" className={font.h3}>
        Current lesson
      </h2>
      {current && lesson ? (
        <p className={font.strong}>
          <LessonLink to={current}>{`Lesson ${lessonNumber(current)}: ${lesson.title}`}</LessonLink>
          <span>{`, ${lesson.minutes} minutes`}</span>
        </p>
      ) : (
        <p className={font.strong}>You have completed all ten lessons.</p>
      )}
      <h3 className={above[16]}>Multi-year guarantee annuities</h3>
      <p>{`A multi-year guarantee annuity, MYGA for short, pays one fixed rate for a set number of years. It is your yardstick. At ${formatPercent(MYGA_RATE)}, ${formatDollars(PREMIUM)} becomes ${formatDollars(mygaEnd)} after five years, whatever the market does. An index annuity gives up that certainty. In each lesson, ask what you get for it.`}</p>
      <p className={font.note}>An example rate, not an offer. The guarantee depends on the insurer’s ability to pay.</p>
      <RouteLink wrap="p" to="annuity-types" className={actionLinkClass()}>
        All five types of annuity <ArrowRight />
      </RouteLink>
    </section>
  );
}
