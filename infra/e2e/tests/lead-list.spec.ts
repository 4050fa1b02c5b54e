import type { LeadDetail } from '@annuity-lantern/contracts/http';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { openDesk } from '../src/desk.ts';
import { staff } from '../src/start-installation.ts';
import { expect, installation, test } from '../src/test.ts';

/** Most presses for one request, beside its note: four commands of the menu, each found by two characters. */
const MOST_PRESSES = 20;

/** Sends review requests from one state, and waits until the worker has made them findable. Their ids, newest first. */
async function sendFrom(state: string, count: number, request: APIRequestContext): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const data = {
      firstName: 'Ines',
      lastName: `${state} ${number}`,
      email: `ines.${state}.${number}@example.com`.toLowerCase(),
      phone: '303-499-7111',
      state,
    };
    const answer = await request.post(`${installation.origin}/api/annuity-review-requests`, { data });
    expect(answer.status()).toBe(201);
    ids.unshift((await answer.json()).id);
  }
  const headers = { origin: installation.origin };
  await request.post(`${installation.origin}/api/staff/session`, { data: staff, headers });
  await expect
    .poll(async () => (await (await request.get(`${installation.origin}/api/leads?state=${state}`, { headers })).json()).rows.length, {
      timeout: 40_000,
    })
    .toBe(count);
  return ids;
}

async function readLead(request: APIRequestContext, id: string): Promise<LeadDetail> {
  return (await request.get(`${installation.origin}/api/leads/${id}`, { headers: { origin: installation.origin } })).json();
}

/** Counts every key of a press: Ctrl and Enter are two. */
function countedKeys(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += key.split('+').length;
      await page.keyboard.press(key);
    },
    /** Since it was last asked. */
    take: () => {
      const taken = presses;
      presses = 0;
      return taken;
    },
  };
}

test('three requests by keyboard alone: each assigned, called, noted and brought to its next step', async ({ page, request }) => {
  const ids = await sendFrom('VT', 3, request);
  await page.goto(`${installation.origin}/admin?state=VT`);
  await page.getByLabel('User name').focus();
  await page.keyboard.type(staff.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Requests found' }).getByRole('row')).toHaveCount(4);

  const keys = countedKeys(page);
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  const counts: number[] = [];
  const command = async (typed: string) => {
    await keys.press('Control+k');
    for (const letter of typed) await keys.press(letter);
    await keys.press('Enter');
  };
  await page.getByRole('button', { name: 'VT 2, Ines' }).first().focus();
  for (const [index] of ids.entries()) {
    if (index > 0) await command('ne');
    else await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: `Ines VT ${2 - index}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I will take it' })).toBeVisible();
    await command('t');
    await said('Saved: the request is assigned now.');
    await page.getByLabel('New note').fill(`Call ${index} went well: she asks about fees, and costs.`);
    // The note goes with the outcome.
    await command('r');
    await said('Saved: the request is contacted now.');
    await command('s');
    // The question has the focus, and the usual times follow it.
    await keys.press('Tab');
    await keys.press('Enter');
    await said('Saved. Call, as agreed,');
    counts.push(keys.take());
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_PRESSES);
  for (const [index, id] of ids.entries()) {
    const { status, owner, history } = await readLead(request, id);
    expect({ status, owner: owner?.username }).toEqual({ status: 'scheduled', owner: staff.username });
    expect(history.map(({ what }) => what)).toEqual(['received', 'completed', 'status', 'status', 'status']);
    expect(history[3]?.note).toBe(`Call ${index} went well: she asks about fees, and costs.`);
  }
});

test('views, bulk assignment and the help of the keys are accessible, and work by keyboard', async ({ page, request }) => {
  const [first = '', second = ''] = await sendFrom('ND', 2, request);
  await openDesk(page, installation.origin);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('State', { exact: true }).selectOption('ND');
  await expect(page.getByRole('table', { name: 'Requests found' }).getByRole('row')).toHaveCount(3);
  await page.getByLabel('State', { exact: true }).blur();
  await page.getByText('Save these filters as a view').click();
  await page.getByLabel('Name of the view').fill('North Dakota');
  await page.keyboard.press('Enter');
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'North Dakota' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await page.getByText('Rename or delete “North Dakota”').click();

  for (const box of await page
    .getByRole('table', { name: 'Requests found' })
    .getByRole('checkbox', { name: /^Select .*, Ines/ })
    .all())
    await box.press('Space');
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await bar.getByLabel('New owner').selectOption(`Me (${staff.username})`);
  // The bar may lie over half a row, whose name is then too small to press.
  await bar.evaluate((element) => element.style.setProperty('position', 'static'));
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Assign' }).press('Enter');
  await expect(bar.getByText(`2 requests are ${staff.username}’s now.`)).toBeVisible();
  for (const id of [first, second]) expect((await readLead(request, id)).owner?.username).toBe(staff.username);
  await expect(bar.getByText('selected')).toHaveCount(0);

  await page.getByRole('table', { name: 'Requests found' }).getByRole('button').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(view).toHaveCount(0);
});
