import { expect, it } from 'vitest';
import { checkFigures } from './overdue-figures.ts';
import { staticChecks } from './static-checks.ts';

it.each([
  ['2026-12-31', true, []],
  ['2027-01-01', false, ['qlacLimit']],
  ['2027-07-01', false, ['qlacLimit', 'trusteesFullYear', 'trusteesPayablePercent']],
])('on %s passes: %s, and names %j', (day, ok, named) => {
  const found = checkFigures(day);
  expect(found.ok).toBe(ok);
  for (const name of named) expect(found.output).toContain(`  ${name}: to be reviewed by `);
});

it('is a part of npm run check, with the day of the run', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const check = staticChecks.find(({ name }) => name === 'figures');
  expect(await check?.run()).toEqual(checkFigures(today));
});
