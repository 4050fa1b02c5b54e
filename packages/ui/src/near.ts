export { Near } from './components/near/near.tsx';
export { useNear } from './components/near/use-near.ts';
