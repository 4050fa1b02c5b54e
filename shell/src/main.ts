import '@annuity-lantern/ui/global.css';
import { pause } from './pause.ts';
import { guardScripts } from './trusted-types.ts';

// All parts are bundled in this file. Each runs in its own task, dependencies first.
// In a single task they would block a phone (4x CPU slowdown) for a quarter of a second.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'zod/mini'),
  () => import(/* webpackMode: "eager" */ '@annuity-lantern/host-kit'),
  () => import(/* webpackMode: "eager" */ '@annuity-lantern/ui'),
];

async function start(): Promise<void> {
  // Too old a browser, or the page that answers a form posted without scripts.
  if ('plain' in document.documentElement.dataset || !document.getElementById('host-data')) return;
  guardScripts();
  for (const part of parts) {
    await pause();
    await part();
  }
  await pause();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await bootstrap();
}

void start();
