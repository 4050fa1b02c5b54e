export { Axis, Chart, chartText, Hatch, hatchFill, Legend, LegendKey, LineName, type Tick, Ticks } from './components/drawing/chart.tsx';
export { useShapes } from './components/drawing/use-shapes.ts';
export { useWidth } from './components/drawing/use-width.ts';
