export { useShapes } from './components/drawing/use-shapes.ts';
export { useWidth } from './components/drawing/use-width.ts';
