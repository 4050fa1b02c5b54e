/** `npm run typing`: sentences typed at the desk while another person works on the same requests. */

import { parseArgs } from 'node:util';
import { inBrowser } from '@annuity-lantern/harness/chromium';
import { openDesk, openDeskOfSecondManager } from '../desk.ts';
import { startInstallation } from '../start-installation.ts';
import { typeAtDesk } from './type-at-desk.ts';

const help = `npm run typing types sentences at the staff desk of a product of its own, in a note and elsewhere, while another person takes,
hands over and closes the open request. It fails if a request changed, or if a field lost a character. npm test types 20 of them.

  npm run typing                              500 sentences
  npm run typing -- --sentences 50
  npm run typing -- --seed 4711               in that order again; the seed is printed`;

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, sentences: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
});
const [sentences, seed] = [Number(values.sentences), Number(values.seed)];
if (values.help) {
  console.log(help);
} else if (!(Number.isInteger(sentences) && sentences > 0 && Number.isInteger(seed))) {
  console.error('--sentences and --seed take whole numbers.');
  process.exitCode = 1;
} else {
  process.exitCode = await type();
}

async function type(): Promise<number> {
  const installation = await startInstallation();
  try {
    return await inBrowser(async (browser) => {
      const own = await (await browser.newContext()).newPage();
      await openDesk(own, installation.origin);
      const page = await openDeskOfSecondManager(own, installation.origin, installation.dataDir, 'writer');
      const { origin } = installation;
      const { changed, lost } = await typeAtDesk({ page, writer: 'writer', other: own.request, origin, sentences, seed });
      for (const line of changed) console.log(`changed a request  ${line}`);
      for (const line of lost) console.log(`lost characters    ${line}`);
      console.log(`${sentences} sentences of seed ${seed}: ${changed.length} changed a request, ${lost.length} lost characters`);
      return changed.length + lost.length > 0 ? 1 : 0;
    });
  } finally {
    await installation.stop();
    await installation.removeData();
  }
}
