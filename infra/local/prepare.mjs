/**
 * The first step of every command, run by the machine's own Node. Checks that Node, and installs the packages if they are missing or differ
 * from package-lock.json. The Node that runs the product is one of them. Plain JavaScript, because no package is installed yet.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
/** The product itself: its sources are run as they are, which needs a Node that reads TypeScript. */
const OLDEST_NODE_OF_PRODUCT = 24;

const root = fileURLToPath(new URL('../../', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules');
const record = join(installed, '.annuity-lantern-install');
const pinnedNode = join(installed, '.bin', 'node');
const turn = join(root, '.cache', 'install');

await prepare();

async function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    fail(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer, then run the command again.`);
  if (!existsSync(lockFile)) fail('package-lock.json is missing: get a complete copy of the project, then run the command again.');
  const wanted = wantedInstall();
  if (isRecorded(wanted)) return;
  await waitForTurn();
  try {
    if (isRecorded(wanted)) return;
    if (!wasInstalledByHand()) await install();
    ensurePinnedNode(major);
    writeFileSync(record, wanted);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

function wantedInstall() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function isRecorded(wanted) {
  return existsSync(record) && existsSync(pinnedNode) && readFileSync(record, 'utf8') === wanted;
}

/** Two commands started together on a fresh copy must not install over each other. */
async function waitForTurn() {
  const owner = join(turn, 'pid');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let told = false; ; told = true) {
    try {
      mkdirSync(turn);
      writeFileSync(owner, String(process.pid));
      process.once('exit', () => rmSync(turn, { recursive: true, force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!told) console.log('Another command is installing the packages; waiting for it ...');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(turn, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether `npm ci` or `npm install` was already run by someone: npm's own list of what lies there agrees with the lock file. */
function wasInstalledByHand() {
  const list = join(installed, '.package-lock.json');
  if (!existsSync(list)) return false;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
  return wanted
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional, peer, link }]) => (there[path] ? link || there[path].version === version : optional || peer));
}

async function install() {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log('Installing packages (about half a minute the first time) ...');
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']).finally(() => clearInterval(progress));
  if (code !== 0) {
    fail(
      `Installing the packages failed (npm ci ended with ${code}; its message is above). Check the network connection, then run the command again.`,
    );
  }
  console.log(`Packages installed in ${seconds()} s.`);
}

function run(command, args) {
  // The Node in node_modules/.bin is about to be replaced, so npm must not run on it.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')) && folder !== '');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', (error) => {
      if (error.code === 'ENOENT') fail('npm was not found: install Node with npm, then run the command again.');
      fail(`npm could not be started: ${error.message}`);
    });
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
}

/** Where no pinned Node exists for a platform, a Node that is new enough takes its place. */
function ensurePinnedNode(major) {
  if (existsSync(pinnedNode)) return;
  if (major < OLDEST_NODE_OF_PRODUCT) {
    fail(
      `There is no packaged Node for ${process.platform}-${process.arch}: install Node ${OLDEST_NODE_OF_PRODUCT}, then run the command again.`,
    );
  }
  rmSync(pinnedNode, { force: true });
  mkdirSync(join(installed, '.bin'), { recursive: true });
  symlinkSync(process.execPath, pinnedNode);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
