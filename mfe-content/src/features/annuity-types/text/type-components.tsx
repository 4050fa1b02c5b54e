import { inEveryText, type TextComponents } from '../../../text/text-components.tsx';
import { Risk, RiskList } from '../components/risk-list.tsx';
import { Threshold } from '../components/threshold.tsx';
import { TypeDrawing } from '../drawings/type-drawing.tsx';

const components = {
  ...inEveryText,
  TypeDrawing,
  RiskList,
  Risk,
  Threshold,
} satisfies TextComponents<'annuity-type'>;

/** Components for the text on a type. The build refers to this module. */
export function useMDXComponents() {
  return components;
}
