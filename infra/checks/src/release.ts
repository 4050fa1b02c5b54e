/** `npm run release`: tags the commit that is checked out as the release of its version. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const help = `npm run release [-- --folder PATH]

Tags the commit that is checked out as v<version>, with the version of package.json, and prints the command that publishes the tag. It refuses
while files differ from the commit, and if the tag is there. It pushes nothing. --folder names another checkout.
The steps before it: docs/changing.md, "A release".`;

const { values } = parseArgs({
  options: { folder: { type: 'string', default: '.' }, help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) console.log(help);
else release(values.folder);

function release(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
  const tag = `v${version}`;
  const isChanged = git('status', '--porcelain') !== '';
  if (isChanged || git('tag', '--list', tag) !== '') {
    console.error(
      isChanged ? 'Files differ from the commit: commit them first.' : `${tag} is there already: write the next version into package.json.`,
    );
    process.exitCode = 1;
    return;
  }
  git('tag', '--annotate', '--message', `Annuity Lantern ${version}`, tag);
  console.log(`${tag} is ${git('rev-parse', '--short', 'HEAD')}. Publish it: git push origin ${tag}`);
}
