/** `npm run test:browsers`: the main uses of the site in WebKit and Firefox. */

import { parseArgs } from 'node:util';
import { openFirefox } from './engines/firefox.ts';
import { findPrograms, type Programs } from './engines/programs.ts';
import { openWebKit } from './engines/webkit.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { startInstallation } from './start-installation.ts';
import { untilRatesAreListed } from './until-rates-are-listed.ts';
import type { Engine } from './visitor/engine.ts';
import { createVisitor } from './visitor/visitor.ts';

const help = `npm run test:browsers uses the site as a visitor with a phone does, in the two other engines: WebKit, which every iPhone has,
and Firefox. It starts a product of its own and prints one line per scenario. npm test covers Chromium.

  npm run test:browsers -- --only webkit      one engine: webkit or firefox
  npm run test:browsers -- --name menu        scenarios with this word in their name
  npm run test:browsers -- --origin ADDRESS   a product that runs already

WebKit runs by WebKitWebDriver, without a window on a screen of Xvfb; Firefox runs headless. On Debian, as root, missing programs
are installed by apt-get; elsewhere a line says what to install.`;

const engines: Readonly<Record<string, (programs: Programs) => Promise<Engine>>> = {
  webkit: ({ webkit }) => openWebKit(webkit),
  firefox: ({ firefox }) => openFirefox(firefox),
};

try {
  process.exitCode = await testBrowsers();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// A browser that failed to start leaves sockets open.
process.exit();

async function testBrowsers(): Promise<number> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, only: { type: 'string' }, name: { type: 'string', default: '' }, origin: { type: 'string' } },
  });
  if (values.only !== undefined && !engines[values.only]) throw new Error(`--only ${values.only} is unknown. It takes webkit or firefox.`);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const programs = await findPrograms((line) => console.log(line));
  const installation = values.origin === undefined ? await startInstallation() : undefined;
  const origin = values.origin ?? installation?.origin ?? '';
  try {
    await untilRatesAreListed(origin);
    const names = values.only === undefined ? Object.keys(engines) : [values.only];
    const failed = { count: 0 };
    let passed = 0;
    for (const name of names) {
      for (const scenario of scenarios.filter((one) => one.name.includes(values.name))) {
        const engine = await engines[name]?.(programs);
        if (!engine) continue;
        try {
          await engine.resize(390, 844);
          const visitor = createVisitor(engine, origin);
          await visitor.open('/');
          await scenario.run(visitor);
          passed += 1;
          const { presses, scrolled } = visitor.effort;
          console.log(`passed  ${engine.name}: ${scenario.name} (${presses} presses, ${scrolled} px scrolled)`);
        } catch (error) {
          failed.count += 1;
          console.log(`FAILED  ${engine.name}: ${scenario.name}\n        ${error instanceof Error ? error.message : error}`);
        } finally {
          await engine.close();
        }
      }
    }
    console.log(`\n${passed} passed, ${failed.count} failed`);
    return failed.count > 0 || passed === 0 ? 1 : 0;
  } finally {
    await installation?.stop();
    await installation?.removeData();
  }
}
