import { createRequire } from 'node:module';
import path from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { framePage } from './frame-page.ts';

const require = createRequire(import.meta.url);

/** Faces of the pages to print: headings, words, words that weigh more. */
const fonts = [
  require.resolve('@fontsource/besley/files/besley-latin-500-normal.woff2'),
  require.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff2'),
  require.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff2'),
];

/** Adds our own documents to a build. They keep their names: the content service's records hold their addresses. */
export function documentPlugins(): RspackPluginInstance[] {
  const from = path.resolve(import.meta.dirname, '../pages');
  return [
    new rspack.CopyRspackPlugin({
      patterns: [
        {
          from: path.join(from, '*.html'),
          to: 'resources/[name][ext]',
          transform: (words, file) => framePage(path.basename(file, '.html'), words.toString('utf8')),
        },
        { from: path.join(from, 'resources.css'), to: 'resources/' },
        { from: '*.webp', context: path.resolve(import.meta.dirname, '../thumbnails'), to: 'resources/thumbnails/' },
        { from: '*.pdf', context: path.resolve(import.meta.dirname, '../pdf'), to: 'resources/' },
        ...fonts.map((from) => ({ from, to: 'resources/fonts/' })),
      ],
    }),
  ];
}
