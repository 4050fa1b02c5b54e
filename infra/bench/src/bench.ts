/** `npm run bench`: measures the product, and prints the figures beside their bars. Nothing here fails because a figure is missed. */

import { cleanUp } from '@annuity-lantern/local/clean-up';
import { measureBytes } from './bytes/measure-bytes.ts';
import { measureClickToToast } from './click-to-toast/measure-click-to-toast.ts';
import { measureContent } from './content/measure-content.ts';
import { measureEffects } from './effects/measure-effects.ts';
import { measureFlood } from './flood/measure-flood.ts';
import { help } from './help.ts';
import { measureHostile } from './hostile/measure-hostile.ts';
import { measureIntake } from './intake/measure-intake.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureMemory } from './memory/measure-memory.ts';
import { measurePageChange } from './page-change/measure-page-change.ts';
import { startOwnStores } from './product/own-stores.ts';
import { startOnProductionHost } from './product/start-on-production-host.ts';
import { measureRateFilter } from './rate-filter/measure-rate-filter.ts';
import { kindsOnProduct, kindsOnStores, type Options, readOptions } from './read-options.ts';
import { measureRedisAway } from './redis-away/measure-redis-away.ts';
import { measureRedisMemory } from './redis-memory/measure-redis-memory.ts';
import { measureRedisWiped } from './redis-wiped/measure-redis-wiped.ts';
import { sectionText } from './report/render-section.ts';
import { isMissed, type Section } from './report/section.ts';
import { writeReport } from './report/write-report.ts';
import { measureSilentResolver } from './silent-resolver/measure-silent-resolver.ts';
import { timeStarts } from './start/time-starts.ts';
import { measureTools } from './tools/measure-tools.ts';

const onProduct = {
  memory: measureMemory,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  'page-change': measurePageChange,
  'click-to-toast': measureClickToToast,
  'rate-filter': measureRateFilter,
  tools: measureTools,
};
const onStores = {
  intake: measureIntake,
  content: measureContent,
  effects: measureEffects,
  hostile: measureHostile,
  'redis-away': measureRedisAway,
  'silent-resolver': measureSilentResolver,
  flood: measureFlood,
  'redis-wiped': measureRedisWiped,
  'redis-memory': measureRedisMemory,
};

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // One Ctrl-C arrives twice under npm: from the terminal, and passed on by npm.
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    console.log('Stopping ...');
    void cleanUp().then(() => process.exit(130));
  });
}

// Lighthouse leaves promises of its own behind when its browser ends.
process.on('unhandledRejection', (error) => {
  if (interrupted) return;
  console.error(error);
  void cleanUp().then(() => process.exit(1));
});

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else if (options.help) {
  console.log(help);
} else {
  await bench(options)
    .catch((error: unknown) => {
      // What was measured has been taken away from under it.
      if (interrupted) return;
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    })
    .finally(cleanUp);
  // Browsers and their tools leave sockets open.
  process.exit(interrupted ? 130 : undefined);
}

async function bench(options: Options): Promise<void> {
  const sections: Section[] = [];
  const add = (section: Section) => {
    sections.push(section);
    console.log(`\n${sectionText(section)}\n`);
  };
  const log = (line: string) => console.log(line);
  const onProductWanted = kindsOnProduct.filter((kind) => options.only.includes(kind));
  if (onProductWanted.length > 0) {
    log('Starting the product as on its production host ...');
    const product = await startOnProductionHost(log);
    for (const kind of onProductWanted) add(await onProduct[kind](product, log, options));
    await product.stop();
  }
  const onStoresWanted = kindsOnStores.filter((kind) => options.only.includes(kind));
  for (const kind of onStoresWanted) {
    log('Starting a MongoDB and a Redis of its own ...');
    const stores = await startOwnStores(log);
    add(await onStores[kind](stores, options, log));
    await stores.stop();
  }
  if (options.only.includes('start')) add(await timeStarts(log));

  const missed = sections.flatMap(({ figures }) => figures).filter(isMissed);
  log(missed.length === 0 ? 'No bar is missed.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`);
  if (options.write) log(`Written to ${await writeReport(sections)}.`);
}
