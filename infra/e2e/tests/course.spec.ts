import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expectPlainText } from '../src/expect-plain-text.ts';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

const course = '/education/fia-mastery';
const key = 'annuity-lantern.course.fia-mastery';

/** The right answers of lesson 3. */
const capAnswers = ['4%', 'For the first year; then down to the contract’s minimum', 'The first stands still, the second goes down 1.25%'];

async function openCourse(page: Page, hash = ''): Promise<void> {
  await openPage(page, course + hash);
}

function lesson(page: Page, title: string) {
  return page.getByRole('heading', { level: 2, name: title, exact: true });
}

/** The headings of the visible lessons. */
function lessonHeadings(page: Page) {
  return page.locator('[data-lesson] > h2').filter({ visible: true });
}

/** Stores progress in the browser in the format of the page. */
async function keepProgress(page: Page, completed: number): Promise<void> {
  await openCourse(page);
  const ids = await page.locator('[data-lesson-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-lesson-row') ?? ''));
  expect(ids).toHaveLength(10);
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [
      key,
      JSON.stringify({
        version: 1,
        lessons: Object.fromEntries(ids.slice(0, completed).map((id) => [id, { completedOn: '2026-11-20', bestScore: 3 }])),
      }),
    ],
  );
}

test('by keyboard alone: a lesson and its quiz, and the progress is kept over a reload', async ({ page }) => {
  await openCourse(page);
  await expect(page.getByText('10 Lessons, 2.5 Hours')).toBeVisible();
  await expect(page.getByText('0 percent completed: 0 of 10 lessons')).toBeVisible();
  await page.getByRole('link', { name: 'Start lesson 3: Cap rates' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#lesson-3$/);
  await expect(lesson(page, 'Cap rates')).toBeFocused();
  await expect(lesson(page, 'Participation rates')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeHidden();

  const check = page.getByRole('button', { name: 'Check my answers' });
  await check.press('Enter');
  await expect(page.getByText('Choose one of the four answers.')).toHaveCount(3);
  for (const answer of ['6%', 'For life', 'The second gains 1.25%'])
    await page.getByRole('radio', { name: answer, exact: true }).press('Space');
  await check.press('Enter');
  await expect(page.getByRole('heading', { name: /0 of 3 right/ })).toBeFocused();
  await expect(page.getByText('The cap is a ceiling, not a promise.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  for (const answer of capAnswers) await page.getByRole('radio', { name: answer, exact: true }).press('Space');
  await check.press('Enter');
  await expect(page.getByRole('heading', { name: /3 of 3 right. Passed/ })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Lesson completed' })).toBeVisible();

  await page.reload();
  await pageIsLive(page);
  await expect(lesson(page, 'Cap rates')).toBeVisible();
  await expect(page.getByText('Best quiz: 3 of 3 right.')).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).press('Enter');
  await expect(page.getByText('10 percent completed: 1 of 10 lessons')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review lesson 3: Cap rates' })).toBeVisible();
});

test('each lesson has an address: next, back and an external link lead to its heading', async ({ page }) => {
  await openCourse(page);
  await page.getByRole('link', { name: 'Start lesson 1: FIA fundamentals' }).click();
  await expect(lesson(page, 'FIA fundamentals')).toBeInViewport();
  await page.getByRole('link', { name: 'Lesson 2: Index crediting methods' }).click();
  await expect(lesson(page, 'Index crediting methods')).toBeFocused();
  await expect(lesson(page, 'Index crediting methods')).toBeInViewport();
  await page.goBack();
  await expect(lesson(page, 'FIA fundamentals')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue lesson 1: FIA fundamentals' })).toBeFocused();
  await page.goForward();
  await expect(lesson(page, 'FIA fundamentals')).toBeVisible();

  await openCourse(page, '#lesson-8');
  await expect(lesson(page, 'Surrender periods')).toBeInViewport();
  await expect(lessonHeadings(page)).toHaveCount(1);
});

test('without its scripts the page still shows the lesson of the address', async ({ page, complaints }) => {
  await page.route(/\.js$/, (route) => (route.request().url().endsWith('/boot.js') ? route.continue() : route.abort()));
  await page.goto(`${course}#lesson-5`);
  await expect(lesson(page, 'Spread and margin')).toBeInViewport();
  await expect(lessonHeadings(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Lesson 6: Multi-index options' }).click();
  await expect(lesson(page, 'Multi-index options')).toBeInViewport();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  complaints.length = 0;
});

test('the certificate needs all ten lessons and carries the name that was typed', async ({ page }) => {
  await keepProgress(page, 9);
  await page.goto(`${course}/certificate`);
  await expect(page.getByText('9 of 10 lessons completed')).toBeVisible();
  await page.getByRole('link', { name: 'Lesson 10: FIA vs other vehicles' }).click();
  await expect(lesson(page, 'FIA vs other vehicles')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read without the quiz' }).click();
  await page.getByRole('link', { name: 'Get your certificate' }).click();
  await expect(page).toHaveURL(/\/certificate$/);
  await page.getByLabel(/Your name/).fill('Marguerite Quillfeather');
  const sheet = page.getByRole('region', { name: 'Certificate' });
  await expect(sheet).toContainText('Marguerite Quillfeather');
  await expect(sheet).toContainText('passed 9 of its 10 quizzes');
  await expect(sheet).toContainText('This is not a professional credential.');
  await page.reload();
  await expect(sheet).toContainText('Marguerite Quillfeather');
});

test('progress is shared between tabs, its deletion can be undone, and damaged progress starts over', async ({ page, context }) => {
  await keepProgress(page, 2);
  await openCourse(page);
  await expect(page.getByText('20 percent completed')).toBeVisible();
  const other = await context.newPage();
  await keepProgress(other, 4);
  await expect(page.getByText('40 percent completed')).toBeVisible();
  await page.getByRole('button', { name: 'Start over: delete my progress' }).click();
  await expect(page.getByText('0 percent completed: 0 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('40 percent completed')).toBeVisible();
  await page.evaluate((name) => localStorage.setItem(name, '{"version":1,"lessons":'), key);
  await page.reload();
  await pageIsLive(page);
  await expect(page.getByText('0 percent completed: 0 of 10')).toBeVisible();
});

test('the sample of the course is marked as a sample and shown only to visitors without progress', async ({ page }) => {
  await openCourse(page);
  await page.getByText('See a sample of the course part way through').click();
  await expect(page.getByText('Sample, not your progress')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Sample of the course part way through' }).getByRole('row');
  await expect(rows.nth(5)).toContainText('Review');
  await expect(rows.nth(6)).toContainText('Continue');
  await expect(rows.nth(7)).toContainText('Start');
  await keepProgress(page, 1);
  await openCourse(page);
  await expect(page.getByText('10 percent completed')).toBeVisible();
  await expect(page.getByText('See a sample of the course part way through')).toHaveCount(0);
});

test('worksheet, certificate and materials open, and the materials hold the whole course', async ({ page }) => {
  const leads = { 'Comparison worksheet': 'Comparison Worksheet', 'Completion certificate': 'Certificate of Completion' };
  for (const [name, heading] of Object.entries(leads)) {
    await openCourse(page);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await openCourse(page);
  await page.getByRole('link', { name: 'Download All Materials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Course Materials' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13);
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the served page has all ten lessons and the answers', async ({ page, complaints }) => {
    await page.goto(course);
    for (const title of ['FIA fundamentals', 'Bonus annuities', 'FIA vs other vehicles']) await expect(lesson(page, title)).toBeVisible();
    // Playwright's text matchers skip the content of noscript.
    await expect(page.locator('#lesson-3 noscript li').first()).toBeVisible();
    await page.getByRole('link', { name: 'Start lesson 9: Bonus annuities' }).click();
    await expect(lesson(page, 'Bonus annuities')).toBeInViewport();
    // With scripts disabled, Chromium reports each preload of a script as blocked.
    expect(complaints.filter((text) => !/\.js csp$/.test(text))).toEqual([]);
    complaints.length = 0;
  });
});

test('a lesson, the certificate, the worksheet and the materials are accessible and read as plain English', async ({ page }) => {
  await keepProgress(page, 10);
  for (const path of [`${course}#lesson-7`, `${course}/certificate`, `${course}/worksheet`, `${course}/materials`]) {
    await page.goto('about:blank');
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPlainText(page.locator('body'));
    await expectAccessible(page);
  }
});
