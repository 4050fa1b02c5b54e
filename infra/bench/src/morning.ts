import { randomInt } from 'node:crypto';
import { staff, startInstallation } from '@annuity-lantern/e2e/start-installation';
import { inBrowser } from '@annuity-lantern/harness/chromium';
import type { Section } from '@annuity-lantern/harness/report';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import type { Browser, Locator, Page } from '@playwright/test';

const REQUESTS = 20;
/** Wait below the others and must stay as they came. */
const BYSTANDERS = 5;
/** Taps for one request. */
const MOST_TAPS = 5;
/** Keys for one request: a command takes four and more, as Ctrl and K are two. */
const MOST_KEYS = 16;
/** Buttons that appeared under a pointer take no press for half a second. */
const REST = 700;
/** Between two keys of a person. */
const PAUSE = 400;

interface Press {
  /** Typed into the command menu. Without it, the keys go to the form that a command opened. */
  readonly command?: string;
  readonly keys?: readonly string[];
  /** The button of the same press. The first one below a heading if this is a question. */
  readonly button: string | RegExp;
}

const take: Press = { command: 'ta', button: 'I will take it' };
const firstOf = (question: RegExp): Press => ({ keys: ['Tab', 'Enter'], button: question });
const firstReason = firstOf(/^Why /);

/** What an agent does with one request after the call, and what the request is then. */
const plans = {
  reached: { presses: [take, { command: 're', button: 'Reached' }], status: 'contacted', tries: 0 },
  'reached and closed': { presses: [take, { command: 'cl', button: 'Close' }, firstReason], status: 'closed', tries: 0 },
  'no answer': { presses: [{ command: 'no', button: 'No answer' }], status: 'pending', tries: 1 },
  'left a message': { presses: [{ command: 'le', button: 'Left a message' }], status: 'pending', tries: 1 },
  'wrong number': { presses: [{ command: 'wr', button: 'Wrong number' }, firstOf(/^Wrong number/)], status: 'pending', tries: 1 },
  'call back on a day': {
    presses: [take, { command: 'ba', button: 'Call back on...' }, firstOf(/^Call back$/)],
    status: 'assigned',
    tries: 1,
  },
  'call scheduled': { presses: [take, { command: 'sc', button: 'Call scheduled' }, firstOf(/^Call$/)], status: 'scheduled', tries: 0 },
  'not a fit': { presses: [{ command: 'fi', button: 'Not a fit' }, firstReason], status: 'disqualified', tries: 0 },
} as const satisfies Readonly<Record<string, { readonly presses: readonly Press[]; readonly status: string; readonly tries: number }>>;
type Plan = keyof typeof plans;

interface Meant {
  readonly status: string;
  readonly tries: number;
}
const order = Object.keys(plans) as Plan[];

const screens = {
  keyboard: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
type Way = keyof typeof screens;

interface Morning {
  readonly presses: ReadonlyMap<Plan, number>;
  /** Requests that are not as the agent left them, and others that changed. */
  readonly wrong: number;
  /** `1280 x 800`, and where the list begins. */
  readonly list: readonly string[];
}

/** Presses of an agent who works off 20 requests of the queue, by keyboard alone and on a phone. */
export async function measureMorning(log: (line: string) => void): Promise<Section> {
  const mornings = new Map<Way, Morning>();
  for (const way of Object.keys(screens) as Way[]) {
    log(`Morning: starting the product for a morning by ${way} ...`);
    const installation = await startInstallation();
    const stop = undoAtEnd(async () => {
      await installation.stop();
      await installation.removeData();
    });
    mornings.set(way, await inBrowser((browser) => workOff(browser, installation.origin, way, log)));
    await stop();
  }
  const all = [...mornings.values()];
  return {
    title: 'A morning at the desk',
    notes: [
      `${REQUESTS} requests of one queue, ${BYSTANDERS} more below them, in Chromium. Presses without the characters of a note: opening the request, the call, and its outcome.`,
      'Wrong requests: not as the agent meant, or changed without being opened.',
    ],
    figures: [
      {
        name: 'taps for one request',
        value: mostOf(mornings.get('phone')),
        unit: '',
        digits: 0,
        bar: { at: 'most', value: MOST_TAPS },
      },
      {
        name: 'keys for one request',
        value: mostOf(mornings.get('keyboard')),
        unit: '',
        digits: 0,
        bar: { at: 'most', value: MOST_KEYS },
      },
      {
        name: 'wrong requests touched',
        value: all.reduce((sum, { wrong }) => sum + wrong, 0),
        unit: '',
        digits: 0,
        bar: { at: 'most', value: 0 },
      },
    ],
    tables: [
      {
        title: 'Presses',
        columns: ['outcome', ...mornings.keys()],
        rows: order.map((plan) => [plan, ...all.map(({ presses }) => String(presses.get(plan)))]),
      },
      {
        title: 'The list',
        columns: ['screen', 'first row at', 'rows in sight', 'beside an open request'],
        rows: all.map(({ list }) => list),
      },
    ],
  };
}

function mostOf(morning: Morning | undefined): number {
  return Math.max(...(morning?.presses.values() ?? []));
}

async function workOff(browser: Browser, origin: string, way: Way, log: (line: string) => void): Promise<Morning> {
  const context = await browser.newContext(screens[way]);
  const page = await context.newPage();
  // A press of "Call" is counted, and opens no other program.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => (event.target as Element).closest('a[href^="tel:"]') && event.preventDefault(), true),
  );
  const ids = await sendRequests(page, origin);
  await page.goto(`${origin}/admin`);
  await page.getByLabel('User name').fill(staff.username);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const queue = page.getByRole('table', { name: 'My queue' });
  await queue.getByRole('button').first().waitFor();
  // A phone shows ten rows at first.
  if (way === 'phone')
    await page
      .getByRole('button', { name: /^\d+ more$/ })
      .first()
      .click();
  await queue.getByRole('button').nth(REQUESTS).waitFor();
  const list = await readList(page);

  const presses = new Map<Plan, number>();
  const meant = new Map<string, Meant>();
  for (let number = 0; number < REQUESTS; number += 1) {
    const plan = order[number % order.length] as Plan;
    const agent = createAgent(page, way);
    const first = queue.getByRole('button').first();
    if (number > 0) await agent.press({ command: 'ne', button: 'Next request' });
    else if (way === 'phone') await agent.tap(first);
    else {
      await first.focus();
      await agent.type('Enter');
    }
    const id = new URL(page.url()).searchParams.get('request') ?? '';
    await page.getByRole('region', { name: 'Next step' }).waitFor();
    if (number === 0) list.push(await rowsInSight(page));
    const isTaken = await agent.call();
    for (const press of plans[plan].presses) if (press !== take || !isTaken) await agent.press(press);
    await page.getByText(/^Saved[:.] /).waitFor();
    await page.waitForTimeout(REST);
    presses.set(plan, Math.max(presses.get(plan) ?? 0, agent.presses()));
    if (meant.has(id)) throw new Error(`request ${id} was opened twice`);
    meant.set(id, isTaken ? { ...plans[plan], status: statusOnceTaken(plan) } : plans[plan]);
    log(`Morning by ${way}: request ${number + 1} of ${REQUESTS}, ${plan}, ${agent.presses()} presses`);
  }
  const wrong = (await Promise.all(ids.map((id) => isWrong(page, origin, id, meant.get(id))))).filter(Boolean).length;
  await context.close();
  return { presses, wrong, list };
}

/** Presses keys or taps, and counts them. */
function createAgent(page: Page, way: Way) {
  let presses = 0;
  const type = async (...keys: string[]) => {
    for (const key of keys) {
      presses += 1;
      await page.keyboard.press(key);
    }
  };
  const tap = async (button: Locator) => {
    presses += 1;
    await button.tap();
  };
  return {
    type,
    tap,
    press: async ({ command, keys = [], button }: Press) => {
      const target =
        typeof button === 'string'
          ? page.getByRole('button', { name: new RegExp(`^${button.replaceAll('.', '\\.')}`) })
          : page
              .getByRole('region', { name: button })
              .or(page.getByRole('form', { name: button }))
              .getByRole('button')
              .first();
      await target.waitFor();
      await page.waitForTimeout(way === 'keyboard' ? PAUSE : REST);
      if (way === 'phone') return tap(target);
      if (command === undefined) return type(...keys);
      presses += 1;
      await type('Control+k', ...command, 'Enter');
    },
    /** By keyboard, the phone on the desk dials. The law may forbid the call at this hour; the press counts all the same. Whether it took the request. */
    call: async () => {
      const link = page.getByRole('link', { name: /^Call \d/ });
      const isDialed = way === 'phone' && (await link.count()) > 0;
      if (!isDialed) presses += 1;
      else {
        await tap(link);
        await page.getByText('You have this request now.').waitFor();
      }
      return isDialed;
    },
    presses: () => presses,
  };
}

function statusOnceTaken(plan: Plan): string {
  const { status } = plans[plan];
  return status === 'pending' ? 'assigned' : status;
}

async function readList(page: Page): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const first = await page.locator('tr[data-row]').first().boundingBox();
  return [`${width} x ${height}`, `y = ${Math.round(first?.y ?? Number.NaN)}`, await rowsInSight(page)];
}

function rowsInSight(page: Page): Promise<string> {
  return page.evaluate(() =>
    String(
      [...document.querySelectorAll('tr[data-row]')].filter((row) => {
        const { height, bottom } = row.getBoundingClientRect();
        return height > 0 && bottom <= innerHeight;
      }).length,
    ),
  );
}

/** Each by a person of its own, from a state where an hour of the day allows the call. */
async function sendRequests(page: Page, origin: string): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < REQUESTS + BYSTANDERS; number += 1) {
    const phone = `303-499-${1000 + randomInt(100) + number * 100}`;
    const data = { firstName: 'Ines', lastName: `Number ${number}`, email: `ines.${number}@example.com`, phone };
    const answer = await page.request.post(`${origin}/api/annuity-review-requests`, { data });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

async function isWrong(page: Page, origin: string, id: string, meant: Meant = { status: 'pending', tries: 0 }): Promise<boolean> {
  const answer = await page.request.get(`${origin}/api/leads/${id}`, { headers: { origin } });
  const lead = (await answer.json()) as { status: string; history: { what: string }[] };
  const tries = lead.history.filter(({ what }) => what === 'call').length;
  return lead.status !== meant.status || tries !== meant.tries;
}
