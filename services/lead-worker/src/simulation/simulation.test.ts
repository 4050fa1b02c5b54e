import { describe, expect, it } from 'vitest';
import { type Control, type ControlRow, controls } from './controls.ts';
import { elections, type Plan, tryPlan } from './plan.ts';
import { runPlan } from './run-plan.ts';

const SEEDS = 100;
/** Seeds of plans with many changes of primary. Each takes as long as ten others. */
const ELECTIONS = 10;
/** Seeds of plans that bring about what people seldom do at random. */
const PEOPLE = 4;
/** A change of the worker may move a control's seed. One of the next seeds then finds it. */
const MORE_SEEDS = 300;
/** Milliseconds on a loaded machine. Alone it takes about 10 s. */
const PATIENCE = 240_000;

const withPeople = Object.entries<ControlRow>(controls).filter(([, { given }]) => given?.people);

it(
  `keeps every promise in ${SEEDS} plans of faults`,
  async () => {
    for (let seed = 0; seed < SEEDS; seed += 1) expect({ seed, broken: await tryPlan(seed, runPlan) }).toEqual({ seed, broken: null });
  },
  PATIENCE,
);

it(
  'takes no lease from a worker that lives, however often the primary changes',
  async () => {
    const run = (plan: Plan) => runPlan({ ...plan, ...elections });
    for (let seed = 0; seed < ELECTIONS; seed += 1) expect({ seed, broken: await tryPlan(seed, run) }).toEqual({ seed, broken: null });
  },
  PATIENCE,
);

describe.each([1000, 2000])('while each call to MongoDB takes %i ms', (roundTrip) => {
  const every = { luck: 1, clocks: [], people: [], roundTrip };

  it(
    'ends every effect of 80 leads within 10 minutes, and parks none',
    async () => {
      const leads = Array.from({ length: 80 }, (_, index) => index * 100);
      expect(await runPlan({ ...every, workers: 2, leads, faults: [] })).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'takes over from a worker that was killed, and runs a lead that ends its worker alone',
    async () => {
      const leads = Array.from({ length: 12 }, (_, index) => index * 700);
      const faults: Plan['faults'] = [
        { kind: 'kill', from: 4000, lasting: 500, worker: 0 },
        { kind: 'deadlyLead', lead: 1, effect: 'webhook' },
        { kind: 'deadlyLead', lead: 3, effect: 'persist' },
      ];
      expect(await runPlan({ ...every, workers: 3, leads, faults })).toEqual([]);
    },
    PATIENCE,
  );
});

it.each(withPeople)(
  'breaks no promise in the plan in which old behavior breaks one: %s',
  async (_control, { given }) => {
    const run = (plan: Plan) => runPlan({ ...plan, ...given });
    for (let seed = 0; seed < PEOPLE; seed += 1) expect({ seed, broken: await tryPlan(seed, run) }).toEqual({ seed, broken: null });
  },
  PATIENCE,
);

it('plans and runs a seed the same way each time', async () => {
  const { seed } = controls['losses uncounted'];
  const run = () => tryPlan(seed, (plan) => runPlan(plan, 'losses uncounted'), { shrinks: false });
  expect(await run()).toEqual(await run());
});

describe('with old behavior switched back on', () => {
  it.each(Object.keys(controls) as Control[])(
    'finds a broken promise: %s',
    async (control) => {
      const { seed: first, finds } = controls[control];
      const found: string[] = [];
      for (let seed = first; seed < first + MORE_SEEDS && found.length === 0; seed += 1) {
        const broken = await tryPlan(seed, (plan) => runPlan(plan, control), { shrinks: false });
        found.push(...(broken?.promises ?? []).filter((promise) => finds.test(promise)));
      }
      expect(found).not.toEqual([]);
    },
    PATIENCE,
  );
});
