export { Axis, Chart, chartText, hatchFill, Legend, LegendKey, LineName, type Tick, Ticks } from './components/drawing/chart.tsx';
export { drawnWidth, useChartWidth, useTextScale } from './components/drawing/use-chart-width.ts';
export { useShapes } from './components/drawing/use-shapes.ts';
export { useWidth } from './components/drawing/use-width.ts';
