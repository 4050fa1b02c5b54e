import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { contentFiles, loadContent } from './load-content.ts';

// Importing this module lets Node read texts, for the route rows: the build reads them without a bundler.
registerHooks({
  load(url, context, nextLoad) {
    const { protocol, pathname, search } = new URL(url);
    if (protocol !== 'file:' || !contentFiles.test(pathname)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: loadContent(fileURLToPath(url), search) };
  },
});
