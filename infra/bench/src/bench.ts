/** `npm run bench`: measures the product and prints figures beside their bars. */

import { type OwnStores, startOwnStores } from '@annuity-lantern/harness/own-stores';
import { isMissed, type Section, sectionText, writeReport } from '@annuity-lantern/harness/report';
import { cleanUp, cleanUpOnSignal } from '@annuity-lantern/local/clean-up';
import { measureBytes } from './bytes.ts';
import { measureCodes } from './codes.ts';
import { compareCheckouts } from './compare.ts';
import { measureCompose } from './compose/compose.ts';
import { measureDesk } from './desk/desk.ts';
import { measureDrain } from './effects/drain.ts';
import { measureEffects } from './effects/effects.ts';
import { measurePosts } from './effects/posts.ts';
import { measureIntake } from './intake/intake.ts';
import { measureInteraction } from './interaction/interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureMorning } from './morning.ts';
import { help, type Kind, type Options, readOptions } from './options.ts';
import { measureSignIn } from './sign-in/sign-in.ts';
import { startOnProductionHost } from './start-on-production-host.ts';
import { measureTasks } from './tasks.ts';

const onInstallation = {
  memory: measureMemory,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
};
const onStores = {
  intake: measureIntake,
  effects: measureEffects,
  drain: measureDrain,
  posts: measurePosts,
  desk: measureDesk,
  codes: measureCodes,
};

const isInterrupted = cleanUpOnSignal();

// Lighthouse leaves rejected promises behind when its browser ends.
process.on('unhandledRejection', (error) => {
  if (isInterrupted()) return;
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
      if (isInterrupted()) return;
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    })
    .finally(cleanUp);
  // Browsers and their tools leave sockets open.
  process.exit(isInterrupted() ? 130 : process.exitCode);
}

async function bench(options: Options): Promise<void> {
  const sections: Section[] = [];
  const add = (section: Section) => {
    sections.push(section);
    console.log(`\n${sectionText(section)}\n`);
  };
  const log = (line: string) => console.log(line);
  const onOwnStores = async (measure: (stores: OwnStores) => Promise<Section>) => {
    log('Starting a MongoDB and a Redis of its own ...');
    const stores = await startOwnStores(log);
    const section = await measure(stores);
    await stores.stop();
    return section;
  };
  const { baseline } = options;
  if (baseline !== undefined) {
    add(await onOwnStores((stores) => compareCheckouts(stores, baseline, options, log)));
    if (options.write) log(`Written to ${await writeReport(sections, 'bench')}.`);
    return;
  }
  const wanted = <K extends Kind>(table: Readonly<Record<K, unknown>>) => options.only.filter((kind): kind is K & Kind => kind in table);
  if (wanted(onInstallation).length > 0) {
    log('Starting the product as on its production host ...');
    const installation = await startOnProductionHost(log);
    for (const kind of wanted(onInstallation)) add(await onInstallation[kind](installation, log, options));
    await installation.stop();
  }
  for (const kind of wanted(onStores)) add(await onOwnStores((stores) => onStores[kind](stores, options, log)));
  if (options.only.includes('signin')) add(await measureSignIn(log, options));
  if (options.only.includes('tasks')) add(await measureTasks(log));
  if (options.only.includes('morning')) add(await measureMorning(log));
  if (options.only.includes('compose')) add(await measureCompose(log, options));

  const missed = sections.flatMap(({ figures }) => figures).filter(isMissed);
  log(missed.length === 0 ? 'No bar is missed.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`);
  if (options.write) log(`Written to ${await writeReport(sections, 'bench')}.`);
}
