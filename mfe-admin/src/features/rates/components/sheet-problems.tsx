import type { UnreadableSheet } from '@annuity-lantern/contracts/http';
import { Table } from '@annuity-lantern/ui';
import { counted, placeWords, problemWords } from '../model/rate-words.ts';
import styles from './sheet-preview.module.css';

interface SheetProblemsProps {
  readonly sheet: UnreadableSheet;
}

const columns = [
  { key: 'place', label: 'Where' },
  { key: 'what', label: 'What is wrong' },
];

/** Everything that keeps a file from being a sheet, for whoever can put it right. */
export function SheetProblems({ sheet: { problems, more } }: SheetProblemsProps) {
  const all = problems.length + more;
  return (
    <section className={styles.preview} aria-labelledby="rates-preview">
      <h2 id="rates-preview" className={styles.title}>
        This sheet needs another look
      </h2>
      <p>Nothing has changed. Put the file right, choose it again and check it again. Line 1 is the header.</p>
      <Table
        caption={counted(all, 'problem', 'problems')}
        columns={columns}
        rows={problems.map((problem) => ({ place: placeWords(problem), what: problemWords(problem.message) }))}
      />
      {more > 0 && <p className={styles.quiet}>and {counted(more, 'more problem', 'more problems')}</p>}
    </section>
  );
}
