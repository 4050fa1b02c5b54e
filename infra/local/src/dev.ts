/** `npm run dev`: the whole product with development servers, so that an edit shows in the open page and keeps its state. */
import { planDevServers } from './dev-servers.ts';
import { startInstallation } from './installation.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';
import { showInstallation } from './show-installation.ts';
import { StartFailure } from './start-failure.ts';

const log = (line: string) => console.log(line);

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(
    'npm run dev: like npm start, with development servers. An edit in shell, a remote or a package re-renders in the open page.',
  );
} else {
  try {
    await develop();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function develop(): Promise<void> {
  const settings = readSettings(process.env);
  await runUntilStopped({
    dataDir: settings.DATA_DIR,
    log,
    start: async (supervisor) => {
      const prepare = async () => {
        const { plans, gatewayEnv } = await planDevServers();
        log('Starting the development servers ...');
        await supervisor.startServices(plans);
        return gatewayEnv;
      };
      showInstallation(await startInstallation({ settings, supervisor, log, prepare }), settings, log);
    },
  });
}
