import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Licenses } from '@annuity-lantern/contracts/licenses';
import { BootError } from '@annuity-lantern/service-kit/boot-error';
import { z } from 'zod';
import { assertPageTemplate } from '../pages/page-template.ts';
import type { RenderApp, ShellBuild } from './builds.ts';

const Fonts = z.array(z.string().startsWith('/assets/'));
const ChromeModule = z.object({ renderApp: z.custom<RenderApp>((value) => typeof value === 'function', 'is not a function') });

/**
 * Reads `shell/dist`. Without the shell there is no page to serve.
 *
 * @throws BootError
 */
export async function readShellBuild(distFolder: string): Promise<ShellBuild> {
  try {
    const webFolder = join(distFolder, 'web');
    const template = await readFile(join(webFolder, 'index.html'), 'utf8');
    assertPageTemplate(template);
    const fonts = Fonts.parse(JSON.parse(await readFile(join(distFolder, 'fonts.json'), 'utf8')));
    const licenses = Licenses.parse(JSON.parse(await readFile(join(distFolder, 'licenses.json'), 'utf8')));
    const { renderApp } = ChromeModule.parse(await import(pathToFileURL(join(distFolder, 'server', 'chrome.mjs')).href));
    return { template, fonts, renderApp, licenses, webFolder };
  } catch (cause) {
    throw new BootError(`The shell's build in ${distFolder} cannot be used. Build it first.`, [(cause as Error).message]);
  }
}
