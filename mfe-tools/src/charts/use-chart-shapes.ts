import { useShapes } from '@annuity-lantern/ui/drawing';

/** Windows up to this width show the narrow drawing. Also in chart.module.css. */
const NARROW_UP_TO = 900;

export function useChartShapes(): ReturnType<typeof useShapes> {
  return useShapes(NARROW_UP_TO);
}
