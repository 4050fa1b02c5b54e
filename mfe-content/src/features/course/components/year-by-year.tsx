import { capped, indexYears, participating, poorCapped, poorYears, spreadOff } from '@annuity-lantern/domain/course-examples';
import type { PropsOf } from '@annuity-lantern/mdx';
import { workingLines } from '../model/working-lines.ts';

type Example = PropsOf<'lesson', 'YearByYear'>['of'];

const lines: Readonly<Record<Example, readonly string[]>> = {
  cap: workingLines(indexYears, capped),
  participation: workingLines(indexYears, participating),
  spread: workingLines(indexYears, spreadOff),
  'cap-in-poor-years': workingLines(poorYears, poorCapped),
};

/** The sums of a worked example, a line for each year of the index. */
export function YearByYear({ of }: PropsOf<'lesson', 'YearByYear'>) {
  return (
    <ol>
      {lines[of].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
