import { productCommit, productVersion } from '@annuity-lantern/service-kit/product-version';
import type { Installation } from './installation.ts';
import type { Settings } from './settings.ts';

/** The last lines of a start. The password goes to the terminal only, once, and is kept nowhere. */
export function showInstallation({ url, inboxUrl, secrets }: Installation, settings: Settings, log: (line: string) => void): void {
  if (inboxUrl) log(`Mail goes to a local inbox: ${inboxUrl}`);
  if (secrets.passwordIsNew) {
    log(`Staff sign-in at ${settings.STAFF_ORIGIN ?? url}/admin (shown this once): ${settings.STAFF_USERNAME} / ${secrets.STAFF_PASSWORD}`);
    secrets.rememberShown();
  }
  log(
    `Version ${productVersion}${productCommit ? ` (${productCommit.slice(0, 8)})` : ''}. Logs and data are in ${settings.DATA_DIR}. Stop with Ctrl-C.`,
  );
  log(`Annuity Lantern is ready: ${url}`);
}
