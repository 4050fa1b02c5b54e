import { contentFiles, loadContent } from './load-content.ts';

/** Lets the tests read texts as the builds do. */
export function contentPlugin() {
  return {
    name: 'content',
    enforce: 'pre' as const,
    load(id: string) {
      const [, file = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(id) ?? [];
      return contentFiles.test(file) ? loadContent(file, query) : undefined;
    },
  };
}
