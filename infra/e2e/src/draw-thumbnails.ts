/** `npm run thumbnails -w infra/e2e`: draws the PDF files among our own documents, and the small pictures for the resource list. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';

const help = `Prints each document of mfe-content/dist/web/resources and draws its first page into mfe-content/resources/thumbnails.
The documents listed in mfe-content/resources/pdf/drawn-from.json become PDF files beside that list.
Run it after "npm run build" when a document has changed, look at the pictures and files, and commit them.

It needs Chromium, pdftoppm and cwebp (Debian: apt-get install chromium poppler-utils webp).`;

/** Three times the width in the list, for sharp screens. */
const WIDTH = 252;

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const from = path.join(root, 'mfe-content/dist/web/resources');
const to = path.join(root, 'mfe-content/resources/thumbnails');
const pdfs = path.join(root, 'mfe-content/resources/pdf');
const list = path.join(pdfs, 'drawn-from.json');
const styles = path.join(root, 'mfe-content/resources/pages/resources.css');

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
    const drawnFrom: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
    for (const file of (await readdir(from)).filter((document) => document.endsWith('.html'))) {
      const { name } = path.parse(file);
      const paper = path.join(work, `${name}.pdf`);
      await page.goto(pathToFileURL(path.join(from, file)).href);
      await page.pdf({ ...paperOf(name in drawnFrom), path: paper });
      if (name in drawnFrom) {
        await copyFile(paper, path.join(pdfs, `${name}.pdf`));
        const source = [await readFile(path.join(from, file)), await readFile(styles)];
        drawnFrom[name] = createHash('sha256').update(Buffer.concat(source)).digest('hex');
        console.log(`drew ${name}.pdf`);
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
    await writeFile(list, `${JSON.stringify(drawnFrom, null, 2)}\n`);
  } finally {
    await browser.close();
    await rm(work, { recursive: true });
  }
}

/** A PDF file has numbered pages, for a stack that was dropped. */
function paperOf(isPdf: boolean) {
  const foot = `<div style="display:flex;justify-content:space-between;width:100%;padding:0 16mm;font:9px sans-serif">
    <span class="title"></span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
  const numbered = isPdf && { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: foot };
  return { format: 'Letter', printBackground: true, preferCSSPageSize: true, tagged: true, outline: true, ...numbered } as const;
}
