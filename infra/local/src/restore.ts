/** `npm run restore`: starts the stores of a stopped `npm start` and has the command of `services/backup` restore a backup there. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { findKey } from './secrets.ts';
import { headsFile } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { defaultCacheDir, startStores } from './stores/stores.ts';
import { Supervisor } from './supervisor/supervisor.ts';

const words = process.argv.slice(2);
const needsNoStores = ['--help', '-h', '--check'];
const log = (line: string) => console.log(line);

// Ctrl-C reaches the command too. The stores are stopped once it has ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
try {
  process.exitCode = words.some((word) => needsNoStores.includes(word))
    ? await runCommand({})
    : await runWithStores(readSettings(process.env));
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function runWithStores(settings: Settings): Promise<number> {
  const keys = { ID_KEY: findKey(settings, 'ID_KEY'), CONSENT_KEY: findKey(settings, 'CONSENT_KEY') };
  // Refuses while the product runs on this data folder.
  const supervisor = await Supervisor.open(settings.DATA_DIR, log);
  try {
    const stores = await startStores({ dataDir: settings.DATA_DIR, cacheDir: defaultCacheDir(), log, runFile: supervisor.runFile });
    try {
      return await runCommand({
        ...keys,
        MONGODB_URL: stores.mongodbUrl,
        REDIS_URL: stores.redisUrl,
        ERASURES_FILE: headsFile(settings, 'ERASURES_FILE'),
        AUDIT_HEADS_FILE: headsFile(settings, 'AUDIT_HEADS_FILE'),
        CONSENT_HEADS_FILE: headsFile(settings, 'CONSENT_HEADS_FILE'),
      });
    } finally {
      await stores.stop();
    }
  } finally {
    await supervisor.stop();
  }
}

function runCommand(settings: Readonly<Record<string, string>>): Promise<number> {
  const command = join(repositoryRoot, 'services/backup/src/restore.ts');
  const child = spawn(process.execPath, [command, ...words], { env: { ...process.env, ...settings }, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
