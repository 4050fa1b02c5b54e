import { openChromium } from '@annuity-lantern/e2e/chromium';
import { startInstallation } from '@annuity-lantern/e2e/start-installation';
import { tasks } from '@annuity-lantern/e2e/tasks';
import { untilRatesAreListed } from '@annuity-lantern/e2e/until-rates-are-listed';
import { createVisitor, type Visitor } from '@annuity-lantern/e2e/visitor';
import { wordsOnScreen } from '@annuity-lantern/e2e/words-on-screen';
import { inBrowser } from '@annuity-lantern/harness/chromium';
import type { Section } from '@annuity-lantern/harness/report';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import type { Browser } from '@playwright/test';
import { publicPages } from './lighthouse.ts';

/** How far a person with a phone goes for the tasks of visitors, and how much each page says at first sight. */
export async function measureTasks(log: (line: string) => void): Promise<Section> {
  log('Tasks: starting the product with its sample rates ...');
  const installation = await startInstallation();
  const stop = undoAtEnd(async () => {
    await installation.stop();
    await installation.removeData();
  });
  const { origin } = installation;
  await untilRatesAreListed(origin);
  const efforts: string[][] = [];
  const words: string[][] = [];
  await inBrowser(async (browser) => {
    for (const { name, run } of tasks) {
      await asVisitor(browser, origin, async (visitor) => {
        await visitor.open('/');
        const answer = await run(visitor);
        efforts.push([name, String(visitor.effort.presses), String(visitor.effort.scrolled), answer]);
      });
      log(`Tasks: ${name}`);
    }
    await asVisitor(browser, origin, async ({ open, scrollTo, engine }) => {
      for (const path of await publicPages(origin)) {
        await open(path);
        await scrollTo(0);
        const height = await engine.run(() => document.documentElement.scrollHeight);
        words.push([path, String(await engine.run(wordsOnScreen)), String(height)]);
      }
    });
  });
  await stop();
  return {
    title: 'Tasks on a phone',
    notes: [
      'Chromium, 390 by 844 pixels, from Home by the links on the way. A typed or chosen field is one press.',
      'Scrolled: what brings each next thing into view. Words: those in sight before scrolling.',
    ],
    figures: [],
    tables: [
      { title: 'Tasks', columns: ['task', 'presses', 'pixels scrolled', 'answer'], rows: efforts },
      { title: 'Pages', columns: ['page', 'words on the first screen', 'height in pixels'], rows: words },
    ],
  };
}

async function asVisitor(browser: Browser, origin: string, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const engine = await openChromium(browser);
  await work(createVisitor(engine, origin));
  await engine.close();
}
