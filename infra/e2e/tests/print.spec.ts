import type { Page } from '@playwright/test';
import { expect, pageIsLive, test } from '../src/test.ts';

const payout = '/retirement-calculator';
const planner = '/income-planning';
const comparison = '/annuity-comparison';
const check = '/annuity-review/check';

/** Inputs of every length: as the page opens, and the longest and largest that it takes. */
const results = [
  payout,
  `${payout}#amount=100000000&age=55&start=85&sex=female&inflation=9.75&earns=14.75&target=1000000`,
  `${payout}#amount=100000000&age=80&start=80&sex=female&inflation=9.75&earns=4.25&target=99999999`,
  planner,
  `${planner}#social=99999&amount=100000000&age=50&start=60&dollars=real&inflation=9.75&birthday=ahead&sex=female&spouse=yes&spouseSocial=99999&spouseAge=90&spouseSex=female`,
  `${planner}#social=9999&amount=100000000&age=62&start=67&dollars=real&inflation=9.75&birthday=ahead&sex=male&spouse=yes&spouseSocial=9999&spouseAge=50&spouseSex=female`,
  `${planner}#social=9999&amount=100000000&age=66&start=75&dollars=paid&inflation=9.75&birthday=newyear&sex=male&spouse=yes&spouseSocial=9999&spouseAge=50&spouseSex=female`,
  `${comparison}#compare=steadyterm-5.index-shelter-7.legacy-bonus-10&view=open`,
  `${comparison}#amount=100000000&compare=stonewick-select-6.summit-choice-variable.grand-bonus-12&view=open`,
  `${comparison}#amount=100000000&compare=fixed-horizon-3.shared-growth-9.pinnacle-max-variable&view=open`,
  `${comparison}#amount=100000000&compare=wide-margin-8.orchard-index-7.grand-bonus-12&view=open`,
  `${check}#value=150000`,
  `${check}#value=150000&paidIn=120000&credit=cap&rate=6&fees=3.4&period=12&left=8&charge=9&free=5&mva=yes&needAmount=60000&needYears=3&bonus=8&bonusBack=yes&rollUp=8&rollUpKind=simple&rollUpYears=10&payout=5&asCash=yes&earned=3&newRate=5.5&newFees=unsure&newYears=7&schedule=8%2C+7`,
];

const windows = [
  { width: 1280, theme: 'light', text: '100' },
  { width: 390, theme: 'dark', text: '130' },
] as const;

const formats = { Letter: '0 0 612 792', A4: '0 0 59[45][.\\d]* 84[12][.\\d]*' } as const;

async function open(page: Page, path: string) {
  await page.goto(path);
  await pageIsLive(page);
  // What an address asks for is worked out a moment after the page has come to life.
  await expect(page).toHaveURL((url) => url.href.endsWith(path));
  await page.waitForTimeout(1000);
}

/** Printing has no other end than its pages: each is one object of the file. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { width, theme, text } of windows) {
  test(`every result is one page of paper, from a window of ${width} px, ${theme}, text at ${text}%`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/terms-of-use');
    await page.evaluate(
      ([theTheme, theText]) => {
        localStorage.setItem('annuity-lantern.theme', theTheme);
        localStorage.setItem('annuity-lantern.text', theText);
      },
      [theme, text] as const,
    );
    for (const path of results) {
      // A hash alone does not load the page anew.
      await page.goto('about:blank');
      await open(page, path);
      for (const format of ['Letter', 'A4'] as const) {
        const pdf = await page.pdf({ format });
        expect.soft(sheetsOf(pdf), `${format} of ${path}`).toBe(1);
        expect.soft(pdf.toString('latin1')).toMatch(new RegExp(`MediaBox\\s*\\[${formats[format]}\\]`));
      }
    }
  });
}

test('what cannot be a result says why, on one page', async ({ page }) => {
  for (const [path, why] of [
    [`${payout}#amount=200000&age=80&start=65`, 'Income cannot start in the past: choose 80 or later.'],
    [`${planner}#age=80&start=65`, 'Income cannot start in the past'],
    [check, 'Answer at least one question about your contract.'],
    [`${comparison}#compare=steadyterm-5`, 'You have chosen SteadyTerm 5 so far. Choose two or three products'],
  ] as const) {
    await page.goto('about:blank');
    await open(page, path);
    expect(sheetsOf(await page.pdf({ format: 'Letter' })), path).toBe(1);
    await beginPrinting(page);
    await expect(sheet(page)).toContainText('There is no result to print yet');
    await expect(sheet(page)).toContainText(why);
  }
});

const sheet = (page: Page) => page.getByRole('article', { name: 'Result for paper' });

/** What a browser does when it prints, from its menu or by our button. */
async function beginPrinting(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

test('the sheet stands alone, in type that can be read, and is gone after printing', async ({ page }) => {
  const path = `${planner}#social=2500&amount=500000&age=62&start=67&spouse=yes&spouseSocial=1500&spouseAge=62`;
  await open(page, path);
  await expect(sheet(page)).toHaveCount(0);
  await beginPrinting(page);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText('$5,416.67');
  // The address is short enough to type, and tells no figure.
  await expect(sheet(page)).toContainText(/Other figures\? \S+\/income-planning(?!#)/);
  for (const part of [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();

  const smallest = await sheet(page).evaluate((element) => {
    // Letter and A4 less their margins, in pixels: the narrower is A4.
    element.parentElement?.style.setProperty('width', `${((210 - 30) / 25.4) * 96}px`);
    const sizes = [...element.querySelectorAll('*')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .map((one) => {
        const drawing = one.closest('svg');
        const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
        return Number.parseFloat(getComputedStyle(one).fontSize) * scale * 0.75;
      });
    return Math.min(...sizes);
  });
  expect(smallest).toBeGreaterThanOrEqual(9.5);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});
