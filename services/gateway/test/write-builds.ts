import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { CONTRACT_VERSION } from '@annuity-lantern/contracts/routes';

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

export function row(id: string, path: string, more: Partial<RouteRow> = {}): RouteRow {
  return {
    id,
    path,
    head: { title: `Title of ${id}`, description: `Description of ${id}`, keywords: ['annuity', id] },
    updatedOn: '2026-11-21',
    indexable: true,
    ...more,
  };
}

export function manifest(remote: string, routes: readonly RouteRow[], contractVersion = CONTRACT_VERSION) {
  const assets = Object.fromEntries(routes.map(({ id }) => [id, { css: [`assets/${id}.css`], js: [`assets/${id}.js`] }]));
  return { contractVersion, remote, routes: [...routes], assets };
}

/** A script long enough to be worth compressing. */
export const longScript = `console.log(${JSON.stringify('a line of the shell, '.repeat(200))});\n`;

const template = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><!--head--><link href="/assets/shell.css" rel="stylesheet"></head>
<body><div id="root"><!--app--></div><!--host-data--></body></html>
`;

const chrome = `
const escape = (text) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
export function renderApp({ host, pathname, fragment }) {
  const links = host.routes.map((route) => '<a href="' + route.path + '">' + escape(route.head.title) + '</a>').join('');
  const page = fragment ?? (host.routes.some((route) => route.path === pathname) ? '' : '<h1>Page Not Found</h1>');
  return '<nav>' + links + '</nav><main>' + page + '</main><footer>' + escape(host.site.phone.display) + '</footer>';
}
`;

const licenses = (...names: string[]) =>
  JSON.stringify(names.map((name) => ({ name, version: '1.0.0', license: 'MIT', text: `Permission of ${name}` })));

export const shellFiles: Readonly<Record<string, string>> = {
  'shell/dist/web/index.html': template,
  'shell/dist/web/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shell/dist/web/assets/shell.1111111111.js': longScript,
  'shell/dist/web/assets/serif.2222222222.woff2': 'not really a font',
  'shell/dist/fonts.json': '["/assets/serif.2222222222.woff2"]',
  'shell/dist/licenses.json': licenses('react', 'a-font'),
  'shell/dist/server/chrome.mjs': chrome,
};

const fragmentsModule = `export const renderFragment = (id, host) => '<h1>Fragment of ' + id + '</h1><p>' + host.routes.length + ' routes</p>';\n`;

/** The files of a working remote. */
export function remoteFiles(remote: string, routes: readonly RouteRow[]): Record<string, string> {
  const pageFiles = routes.flatMap(({ id }) => [
    [`${remote}/dist/web/assets/${id}.css`, `.${id} { color: teal; }\n`],
    [`${remote}/dist/web/assets/${id}.js`, `export const page = '${id}';\n`],
  ]);
  return {
    [`${remote}/dist/licenses.json`]: licenses('react', `${remote}-chart`),
    [`${remote}/dist/route-manifest.json`]: JSON.stringify(manifest(remote, routes)),
    [`${remote}/dist/web/mf-manifest.json`]: '{}',
    [`${remote}/dist/web/remoteEntry.js`]: '// entry\n',
    [`${remote}/dist/server/fragments.mjs`]: fragmentsModule,
    ...Object.fromEntries(pageFiles),
  };
}

const contentRoutes = [row('home', '/'), row('privacy-policy', '/privacy-policy')];
export const toolsRoutes = [row('retirement-calculator', '/retirement-calculator', { aliases: ['/calculator'] })];
const adminRoutes = [row('admin', '/admin', { indexable: false, chrome: 'desk' })];

/** Its home page has a picture for one value of a query. */
function contentManifest() {
  const { assets, ...rest } = manifest('mfe-content', contentRoutes);
  const queryImages = { key: 'guarantees', byValue: { '7': { file: 'assets/seven.png', alt: 'What 7% earns' } } };
  return { ...rest, assets: { ...assets, home: { ...assets.home, queryImages } } };
}

/** A minimal shell and three remotes. */
export function allFiles(): Record<string, string> {
  return {
    ...shellFiles,
    ...remoteFiles('mfe-content', contentRoutes),
    'mfe-content/dist/route-manifest.json': JSON.stringify(contentManifest()),
    'mfe-content/dist/web/assets/seven.png': 'not really a picture',
    'mfe-content/dist/web/resources/checklist.html': '<!doctype html><title>A document to print</title>\n',
    ...remoteFiles('mfe-tools', toolsRoutes),
    ...remoteFiles('mfe-admin', adminRoutes),
  };
}
