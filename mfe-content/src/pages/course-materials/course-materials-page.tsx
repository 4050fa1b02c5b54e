import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowLeft, above, actionLinkClass, Button, font, joinClasses, layout, list, Printer, ruled, Wrap } from '@annuity-lantern/ui';
import { PrintableAnswers, PrintableLessons } from '../../features/course/components/printable-lessons.tsx';
import { ComparisonWorksheet } from '../../features/course-worksheet/components/comparison-worksheet.tsx';
import { glossary } from '../../glossary/terms.ts';
import styles from './course-materials-page.module.css';

export default function CourseMaterialsPage() {
  return (
    <Wrap className={layout.page}>
      <div data-print="none">
        <RouteLink to="fia-mastery" wrap="p" className={actionLinkClass()}>
          <ArrowLeft /> FIA Mastery
        </RouteLink>
      </div>
      <h1>All Course Materials</h1>
      <p className={joinClasses(font.lead, above[12])}>
        FIA Mastery: Principal Protection with Growth. Ten lessons with their questions, the comparison worksheet, the glossary, and the
        answers at the end, in one document. Education, not advice; every figure is an example.
      </p>
      <Button icon={<Printer />} onClick={() => window.print()} className={above[24]}>
        Print or save as PDF
      </Button>
      <PrintableLessons />
      <section aria-labelledby="materials-worksheet" className={joinClasses(ruled[16], above[56], styles.part)}>
        <h2 id="materials-worksheet">Comparison worksheet</h2>
        <ComparisonWorksheet />
      </section>
      <section aria-labelledby="materials-glossary" className={joinClasses(ruled[16], above[56], styles.part)}>
        <h2 id="materials-glossary">Glossary</h2>
        <dl className={joinClasses(list.terms, font.column, styles.glossary)}>
          {Object.entries(glossary).map(([id, { term, definition }]) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="materials-answers" className={joinClasses(ruled[16], above[56], styles.part)}>
        <h2 id="materials-answers">Answers</h2>
        <PrintableAnswers />
      </section>
    </Wrap>
  );
}
