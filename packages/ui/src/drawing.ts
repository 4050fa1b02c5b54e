export { Axis, Chart, chartText, Legend, LegendKey, LineName, type Tick, Ticks } from './components/drawing/chart.tsx';
export { Fitted } from './components/drawing/fitted.tsx';
export { Hatch, hatchFill } from './components/drawing/hatch.tsx';
export { linearScale } from './components/drawing/linear-scale.ts';
export { Shaped } from './components/drawing/shaped.tsx';
export { useChartWidth } from './components/drawing/use-chart-width.ts';
export type { ChartShape } from './components/drawing/use-shapes.ts';
