import '@annuity-lantern/ui/global.css';
import { pause } from './pause.ts';

// All of it is in this one file. Read in one go it would keep a cheap phone from answering a tap for a quarter of a second; in parts, each
// of which needs those before it, the browser can draw and answer in between.
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
