import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { WorkedExample } from '../components/worked-example.tsx';
import { YearByYear } from '../components/year-by-year.tsx';
import { Drawing } from './drawing.tsx';

const components = { ...inEveryText, Drawing, WorkedExample, YearByYear } satisfies TextComponents<'lesson'>;

/** Components for the text of a lesson. The build refers to this module. */
export function useMDXComponents() {
  return components;
}
