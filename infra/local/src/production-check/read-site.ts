import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BootError } from '@annuity-lantern/service-kit/boot-error';
import { readSiteFile } from '@annuity-lantern/service-kit/site-file';
import { repositoryRoot } from '../repository-root.ts';
import type { CheckedInstallation } from './installation.ts';

/** Reads the site file as the services do on the production host. */
export async function readSite(file: string | undefined): Promise<CheckedInstallation['siteFile']> {
  const path = file === undefined ? undefined : resolve(repositoryRoot, file);
  const problems = await readSiteFile(path, true).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof BootError)) throw error;
      return path === undefined
        ? ['SITE_FILE is not set: write a file with everything about you that pages and mails show.']
        : error.message.split('\n');
    },
  );
  return { problems, fields: await fieldsOf(path) };
}

/** Of a file that the services can read. */
async function fieldsOf(path: string | undefined): Promise<CheckedInstallation['siteFile']['fields']> {
  if (path === undefined) return {};
  try {
    await readSiteFile(path, false);
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return {};
  }
}
