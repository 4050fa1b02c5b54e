/** `npm run simulate`: more seeds of the simulation than `npm test` runs. */

import { parseArgs } from 'node:util';
import { controls, isControl } from './controls.ts';
import { type Plan, tryPlan } from './plan.ts';
import { runPlan } from './run-plan.ts';

const help = `npm run simulate runs the worker's code on a virtual clock. Each seed is a plan: leads, workers, faults of the stores, the
providers and the processes, and what staff, visitors and the CRM do: change, send again, erase, hold, restore. It ends at the first seed that
breaks a promise, and prints the shortest plan that still breaks it. At the end it prints how often each event was planned.

  npm run simulate                                   seeds 0 to 9,999
  npm run simulate -- --from 5000 --to 6000          these seeds, without the last
  npm run simulate -- --from 8 --to 9 --control 'leases never rest'
                                                     with old behavior switched back on

Controls:
${Object.entries(controls)
  .map(([name, { does }]) => `  ${name.padEnd(24)}${does}`)
  .join('\n')}`;

const PROGRESS = 1000;

async function simulate(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '0' },
      to: { type: 'string', default: '10000' },
      control: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [from, to] = [Number(values.from), Number(values.to)];
  const { control } = values;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || (control !== undefined && !isControl(control))) {
    console.error('Unknown seeds or control. See: npm run simulate -- --help');
    return 1;
  }
  const planned = new Map<string, number>();
  const run = (plan: Plan) => {
    for (const { kind } of [...plan.faults, ...plan.people]) planned.set(kind, (planned.get(kind) ?? 0) + 1);
    return runPlan(plan, control);
  };
  for (let seed = from; seed < to; seed += 1) {
    const broken = await tryPlan(seed, run);
    if (broken) {
      console.error(`Seed ${seed} breaks a promise:\n${broken.promises.map((promise) => `  ${promise}`).join('\n')}`);
      console.error(`The shortest plan that breaks it:\n${JSON.stringify(broken.plan, null, 2)}`);
      return 1;
    }
    if ((seed + 1 - from) % PROGRESS === 0) console.log(`${seed + 1 - from} seeds, every promise kept`);
  }
  console.log(`Seeds ${from} to ${to - 1}: every promise kept.`);
  console.log(`Planned: ${[...planned].map(([kind, count]) => `${kind} ${count}`).join(', ')}.`);
  return 0;
}

try {
  process.exitCode = await simulate();
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
}
