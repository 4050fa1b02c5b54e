/** `npm run thumbnails -w infra/e2e`: draws the small pictures of our own documents for the resource list. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';

const help = `Prints each document of mfe-content/dist/web/resources and draws its first page into mfe-content/resources/thumbnails.
Run it after "npm run build" when a document has changed visibly, look at the pictures, and commit them.

It needs Chromium, pdftoppm and cwebp (Debian: apt-get install chromium poppler-utils webp).`;

/** Three times the width in the list, for sharp screens. */
const WIDTH = 252;

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const from = path.join(root, 'mfe-content/dist/web/resources');
const to = path.join(root, 'mfe-content/resources/thumbnails');

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
if (values.help) console.log(help);
else await drawAll();

async function drawAll(): Promise<void> {
  const debian = '/usr/bin/chromium';
  const browser = await chromium.launch({ ...(existsSync(debian) && { executablePath: debian }), args: ['--no-sandbox', '--disable-gpu'] });
  const work = await mkdtemp(path.join(tmpdir(), 'annuity-lantern-thumbnails-'));
  try {
    const page = await browser.newPage();
    await mkdir(to, { recursive: true });
    for (const file of (await readdir(from)).filter((name) => /\.(?:html|pdf)$/.test(name))) {
      const { name, ext } = path.parse(file);
      const paper = ext === '.pdf' ? path.join(from, file) : path.join(work, `${name}.pdf`);
      if (ext === '.html') {
        await page.goto(pathToFileURL(path.join(from, file)).href);
        await page.pdf({ path: paper, format: 'Letter', printBackground: true });
      }
      await run('pdftoppm', [
        '-png',
        '-singlefile',
        '-f',
        '1',
        '-scale-to-x',
        String(WIDTH),
        '-scale-to-y',
        '-1',
        paper,
        path.join(work, name),
      ]);
      await run('cwebp', ['-quiet', '-q', '60', path.join(work, `${name}.png`), '-o', path.join(to, `${name}.webp`)]);
      console.log(`drew ${name}.webp`);
    }
  } finally {
    await browser.close();
    await rm(work, { recursive: true });
  }
}
