import { runCommand } from '../process/run-command.ts';
import type { StoreProgram, StoreSource } from './program.ts';

const WITHIN_MS = 15_000;

interface Wanted {
  readonly source: StoreSource;
  readonly command: string;
  readonly env?: Record<string, string>;
  /** The oldest version that will do, as `major.minor`. */
  readonly oldest: string;
}

/**
 * Asks a server program for its version and its options, which also shows that it runs here.
 *
 * @throws Error when it does not run, or is too old
 */
export async function checkProgram({ source, command, env = {}, oldest }: Wanted): Promise<StoreProgram> {
  const [versionText, help] = await Promise.all([
    runCommand(command, ['--version'], { withinMs: WITHIN_MS, env }),
    runCommand(command, ['--help'], { withinMs: WITHIN_MS, env }).catch(() => ''),
  ]);
  const version = versionIn(versionText);
  if (!version) throw new Error(`${command} does not name its version`);
  if (isOlder(version, oldest)) throw new Error(`${command} is version ${version}, at least ${oldest} is needed`);
  return { kind: 'program', source, command, version, env, help };
}

/** The version in what `mongod --version` or `redis-server --version` prints. */
export function versionIn(text: string): string | undefined {
  return /v=?(\d+\.\d+\.\d+)/.exec(text)?.[1];
}

/** Whether a version such as 4.2.1 comes before one such as 4.4. */
export function isOlder(version: string, oldest: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
