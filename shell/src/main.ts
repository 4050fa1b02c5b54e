import '@annuity-lantern/ui/global.css';
import { pause } from './pause.ts';

// All of these are in this one file. Each runs in a task of its own, in the order of their dependencies: run in one task, they would block
// a phone (CPU slowed down four times) for a quarter of a second.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'zod/mini'),
  () => import(/* webpackMode: "eager" */ '@annuity-lantern/host-kit'),
  () => import(/* webpackMode: "eager" */ '@annuity-lantern/ui'),
];

async function start(): Promise<void> {
  for (const part of parts) {
    await pause();
    await part();
  }
  await pause();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await bootstrap();
}

void start();
