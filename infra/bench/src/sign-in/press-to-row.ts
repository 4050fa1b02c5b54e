import type { Browser } from '@playwright/test';

const ROW_WITHIN_MS = 30_000;

declare global {
  var pressToRow: { pressedAt?: number; rowAt?: number } | undefined;
}

interface SignInOptions {
  readonly origin: string;
  readonly staff: { readonly username: string; readonly password: string };
}

/** Signs in at the desk with an empty cache. Returns the milliseconds from the press of "Sign in" until a request of the list is in view. */
export async function signInToRow(browser: Browser, { origin, staff }: SignInOptions): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchForRow);
  await page.goto(`${origin}/admin`, { waitUntil: 'networkidle' });
  await page.getByLabel('User name').fill(staff.username);
  await page.locator('input[type=password]').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => globalThis.pressToRow?.rowAt !== undefined, undefined, { timeout: ROW_WITHIN_MS });
  const taken = await page.evaluate(() => {
    const { pressedAt = Number.NaN, rowAt = Number.NaN } = globalThis.pressToRow ?? {};
    return rowAt - pressedAt;
  });
  await context.close();
  return taken;
}

/** Runs in the page before its own scripts and looks at every frame after the press, so that nothing outside the page adds time. */
function watchForRow(): void {
  const watched: typeof globalThis.pressToRow = {};
  globalThis.pressToRow = watched;
  const look = () => {
    const box = document.querySelector('tr[data-row]')?.getBoundingClientRect();
    if (box !== undefined && box.height > 0 && box.top < innerHeight) watched.rowAt = performance.now();
    else requestAnimationFrame(look);
  };
  const onClick = (event: Event) => {
    if (watched.pressedAt !== undefined || !(event.target as Element).closest('button[type=submit]')) return;
    watched.pressedAt = event.timeStamp;
    requestAnimationFrame(look);
  };
  document.addEventListener('click', onClick, { capture: true });
}
