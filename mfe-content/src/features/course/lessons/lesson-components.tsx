import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { WorkedExample } from '../components/worked-example.tsx';
import { YearByYear } from '../components/year-by-year.tsx';
import { Drawing } from './drawing.tsx';

const components = { ...inEveryText, Drawing, WorkedExample, YearByYear } satisfies TextComponents<'lesson'>;

/** What the text of a lesson may use. The build names this module. */
export function useMDXComponents() {
  return components;
}
