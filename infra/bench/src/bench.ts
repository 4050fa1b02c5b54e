/** `npm run bench`: measures the product, and prints the figures beside their bars. Nothing here fails because a figure is missed. */
import { parseArgs } from 'node:util';
import { measureBytes } from './bytes/measure-bytes.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { measureMemory } from './memory/measure-memory.ts';
import { cleanUp } from './product/clean-up.ts';
import { type ProductOnProductionHost, startOnProductionHost } from './product/start-on-production-host.ts';
import { sectionText } from './report/render-section.ts';
import { isMissed, type Section } from './report/section.ts';
import { writeReport } from './report/write-report.ts';
import { timeStarts } from './start/time-starts.ts';

/** In this order: memory at rest is read before anybody visits. */
const onRunningProduct = { memory: measureMemory, bytes: measureBytes, lighthouse: measureLighthouse };
const kinds = [...Object.keys(onRunningProduct), 'start'];

const help = `npm run bench measures Annuity Lantern and prints the figures, their bars beside them, and which are missed.

  --only KIND   one of ${kinds.join(', ')}; can be given several times (all of them)
  --write       also writes the figures to docs/evidence/bench.md
  --help        this text

bytes       first visit to / in a real Chromium: what is transferred, by file and by package
lighthouse  phone profile, median of 5 runs, on / and /retirement-calculator
start       npm start in a fresh clone of the last commit until it is ready, and a second time on the same data
memory      of each process at rest

The product runs on a free port with a data folder of its own, as on its production host and with a complete site file that is no sample.
Example: npm run bench -- --only bytes --only lighthouse`;

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

const options = readOptions();
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else if (options.help) {
  console.log(help);
} else {
  await bench(options.only, options.write)
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

async function bench(only: readonly string[], write: boolean): Promise<void> {
  const sections: Section[] = [];
  const add = (section: Section) => {
    sections.push(section);
    console.log(`\n${sectionText(section)}\n`);
  };
  const log = (line: string) => console.log(line);
  const wanted = Object.entries(onRunningProduct).filter(([kind]) => only.includes(kind));
  if (wanted.length > 0) {
    log('Starting the product as on its production host ...');
    const product: ProductOnProductionHost = await startOnProductionHost(log);
    for (const [, measure] of wanted) add(await measure(product, log));
    await product.stop();
  }
  if (only.includes('start')) add(await timeStarts(log));

  const missed = sections.flatMap(({ figures }) => figures).filter(isMissed);
  log(missed.length === 0 ? 'No bar is missed.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`);
  if (write) log(`Written to ${await writeReport(sections)}.`);
}

function readOptions(): { help: boolean; write: boolean; only: readonly string[] } | string {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        write: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: kinds },
      },
    });
    const unknown = values.only.find((kind) => !kinds.includes(kind));
    return unknown === undefined ? values : `--only ${unknown} is not understood: it takes ${kinds.join(', ')}.`;
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. npm run bench -- --help lists what is.`;
  }
}
