import { buildAll } from './build/build-all.ts';
import { StartFailure } from './start-failure.ts';

try {
  const built = await buildAll({ log: (line) => console.log(line) });
  console.log(built.length === 0 ? 'Nothing has changed since the last build.' : `Built: ${built.join(', ')}.`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
