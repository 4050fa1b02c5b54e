import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowLeft, above, actionLinkClass, Button, font, joinClasses, layout, Printer, Wrap } from '@annuity-lantern/ui';
import { ComparisonWorksheet } from '../../features/course-worksheet/components/comparison-worksheet.tsx';
import styles from './course-worksheet-page.module.css';

export default function CourseWorksheetPage() {
  return (
    <Wrap className={layout.page}>
      <div data-print="none">
        <RouteLink to="fia-mastery" wrap="p" className={actionLinkClass()}>
          <ArrowLeft /> FIA Mastery
        </RouteLink>
      </div>
      <h1>Comparison Worksheet</h1>
      <p className={joinClasses(font.lead, above[12], styles.lead)}>
        One column for each fixed index annuity you are offered. Ask the seller to fill it in with you, from the contract and not from the
        brochure.
      </p>
      <Button icon={<Printer />} onClick={() => window.print()} className={styles.print}>
        Print or save as PDF
      </Button>
      <ComparisonWorksheet />
    </Wrap>
  );
}
