export { LiveTooltip } from './components/tooltip/live-tooltip.tsx';
