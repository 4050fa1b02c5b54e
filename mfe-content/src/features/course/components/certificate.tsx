import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { RouteLink, useLive, useSite } from '@annuity-lantern/host-kit';
import {
  above,
  across,
  Button,
  buttonClass,
  divided,
  flow,
  font,
  grid,
  joinClasses,
  lined,
  Mark,
  Notice,
  Printer,
  split,
  TextField,
} from '@annuity-lantern/ui';
import { lessonAnchor, lessonNumber } from '../model/lesson-anchor.ts';
import { outline } from '../model/outline.ts';
import { completedLessons, courseCompletedOn, isCompleted, type Progress, passedQuizzes } from '../model/progress.ts';
import { changeProgress, useProgress, useProgressIsKept } from '../model/progress-store.ts';
import styles from './certificate.module.css';

/** The certificate, or what is still missing for it. Made and kept in the browser. */
export function Certificate() {
  const live = useLive();
  const progress = useProgress();
  const completedOn = courseCompletedOn(progress);
  if (!live)
    return <p className={joinClasses(font.measure, above[24])}>Your browser makes the certificate from the lessons you have completed.</p>;
  return completedOn ? <Earned progress={progress} completedOn={completedOn} /> : <StillMissing progress={progress} />;
}

function Earned({ progress, completedOn }: { readonly progress: Progress; readonly completedOn: string }) {
  const isKept = useProgressIsKept();
  const name = progress.name ?? '';
  return (
    <>
      <div data-print="none" className={joinClasses(grid.own, above[24], styles.form)}>
        <TextField
          id="certificate-name"
          label="Your name, as you want it on the certificate"
          hint={isKept ? 'It stays in this browser. We don’t get it.' : 'It’s gone when you close this page. We don’t get it.'}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            changeProgress((before) => ({ ...before, name: typed }));
          }}
        />
        <Button icon={<Printer />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
      <Sheet name={cleanLine(name)} completedOn={completedOn} quizzes={passedQuizzes(progress)} />
    </>
  );
}

interface SheetProps {
  readonly name: string;
  readonly completedOn: string;
  readonly quizzes: number;
}

function Sheet({ name, completedOn, quizzes }: SheetProps) {
  const { productName } = useSite();
  return (
    <section aria-label="Certificate" className={joinClasses(flow[24], above[32], styles.sheet)}>
      <p className={joinClasses(across[12], font.h3, font.figure, styles.issuer)}>
        <Mark /> <span>{productName}</span>
      </p>
      <p>This says that</p>
      <p className={joinClasses(font.h2, font.anywhere, styles.name)}>
        {name || <span className={joinClasses(font.quiet, font.h3)}>your name</span>}
      </p>
      <p>
        has completed the ten lessons of the course
        <strong className={joinClasses(font.title, styles.course)}>FIA Mastery: Principal Protection with Growth</strong>
        <span>{`and passed ${quizzes} of its ${outline.length} quizzes.`}</span>
      </p>
      <p>
        <time dateTime={completedOn}>{formatDay(completedOn)}</time>
      </p>
      <p className={joinClasses(font.note, lined[16], styles.limits)}>
        This is not a professional credential. It is a record of reading, made in the reader’s own browser. No one has checked it. It gives
        no right to sell insurance or to advise others.
      </p>
    </section>
  );
}

function StillMissing({ progress }: { readonly progress: Progress }) {
  const missing = outline.filter(({ id }) => !isCompleted(progress, id));
  return (
    <>
      <Notice
        tone="plain"
        title={`${completedLessons(progress).length} of ${outline.length} lessons completed`}
        className={joinClasses(font.measure, above[24])}
      >
        <p>The certificate appears here once you complete all ten. The browser you read them in keeps your progress.</p>
      </Notice>
      <h2 className={joinClasses(font.h3, above[32])}>Still to do</h2>
      <ul className={joinClasses(font.measure, divided[8], above[12])}>
        {missing.map(({ id, title, minutes }) => (
          <li key={id} className={split[8]}>
            <RouteLink to="fia-mastery" suffix={`#${lessonAnchor(id)}`}>{`Lesson ${lessonNumber(id)}: ${title}`}</RouteLink>
            <span className={font.hint}>{`${minutes} minutes`}</span>
          </li>
        ))}
      </ul>
      <RouteLink to="fia-mastery" wrap="p" className={joinClasses(buttonClass(), above[24])}>
        Back to the course
      </RouteLink>
    </>
  );
}
