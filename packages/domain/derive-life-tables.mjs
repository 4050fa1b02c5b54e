import { readFileSync, writeFileSync } from 'node:fs';

// Writes src/income/life-tables-data.ts from a CSV with the columns sex, birth_year, age, qx, lx: one line for each age of each cohort life table.
// Source: Social Security Administration, https://www.ssa.gov/oact/HistEst/CohLifeTablesHome.html, Trustees Report 2025, alternative 2. Run
// it again for a new report:
//   npm run derive-life-tables -w packages/domain -- FILE.csv

const FIRST_AGE = 50;
const AGES = 70;

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the CSV file to read.');
  process.exit(2);
}

const survivors = { male: new Map(), female: new Map() };
for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
  const [sex, birthYear, age, , alive] = line.trim().split(',');
  const years = survivors[sex];
  if (!years.has(birthYear)) years.set(birthYear, []);
  if (Number(age) >= FIRST_AGE) years.get(birthYear)[Number(age) - FIRST_AGE] = Number(alive);
}

const target = new URL('./src/income/life-tables-data.ts', import.meta.url);
writeFileSync(
  target,
  `// Written by derive-life-tables.mjs; how to read it is in life-tables.ts.

/** Birth year of the first line. */
export const firstBirthYear = ${[...survivors.male.keys()][0]};

/** Age of the first number of a line. */
export const firstAge = ${FIRST_AGE};

export const maleSteps = \`
${steps(survivors.male)}
\`;

export const femaleSteps = \`
${steps(survivors.female)}
\`;
`,
);

/** A line for each birth year, and in it, for each age, by how much the step from the age before differs from that of the birth year before. */
function steps(years) {
  let before = Array(AGES).fill(0);
  const lines = [];
  for (const [birthYear, alive] of years) {
    if (alive.length !== AGES || alive.includes(undefined)) throw new Error(`Ages are missing for ${birthYear}.`);
    const step = alive.map((count, index) => count - (alive[index - 1] ?? 0));
    lines.push(step.map((change, index) => change - before[index]).join());
    before = step;
  }
  return lines.join('\n');
}
