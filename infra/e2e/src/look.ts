import { chromium } from '@playwright/test';
import { startInstallation } from './start-installation.ts';
const [path = '/', sizes = '390,1280', themes = 'light,dark', select = 'main', tag = ''] = process.argv.slice(2);
const it = await startInstallation();
try {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
  for (const theme of themes.split(',')) for (const size of sizes.split(',')) {
    const width = Number(size);
    const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: theme as 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript((t) => localStorage.setItem('theme', t), theme);
    await page.goto(`${it.origin}${path}`);
    await page.evaluate((t) => { document.documentElement.dataset['theme'] = t; }, theme); await page.waitForTimeout(3000);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(theme, size, 'wider by', wide);
    let n = 0;
    for (const one of select.split(';')) await page.locator(one).first().screenshot({ path: `/tmp/shots/${tag}-${++n}-${size}-${theme}.png` }).catch((e) => console.log(one, String(e).slice(0, 200)));
    if (size === '1280' && theme === 'light') await page.pdf({ path: `/tmp/shots/${tag}.pdf`, format: 'Letter' });
    await context.close();
  }
  await browser.close();
} finally { await it.stop(); }
