import { currentSheet } from '@annuity-lantern/content-store';
import { BootError } from '@annuity-lantern/service-kit/boot-error';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** In milliseconds. If MongoDB connects only later, `rateList` still refuses to read samples. */
const ASK_BUDGET = 3000;

/** @throws BootError when the stored sheet has samples */
export async function refuseStoredSamples({ connection, connected }: Store): Promise<void> {
  const asked = connected.then(() => currentSheet(connection));
  const sheet = await withDeadline(ASK_BUDGET, asked, () => new Error('the store did not answer in time')).catch(() => undefined);
  if (!sheet || sheet.samples === 0) return;
  throw new BootError(
    `${sheet.samples} of the ${sheet.count} stored rates are samples, which the production host must not show. ` +
      'Import a sheet of real rates with npm run rates:import -- FILE, then start again.',
  );
}
