import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { pdfDocuments } from '../pdf/pdf-documents.ts';
import { framePage } from './frame-page.ts';
import { writePdf } from './write-pdf.ts';

const require = createRequire(import.meta.url);

/** Faces of the pages to print: headings, words, words that weigh more. */
const fonts = [
  '@fontsource/besley/files/besley-latin-500-normal.woff2',
  '@fontsource/public-sans/files/public-sans-latin-400-normal.woff2',
  '@fontsource/public-sans/files/public-sans-latin-600-normal.woff2',
];

/** Adds our own documents to a build. They keep their names: their addresses stand in the content service's records. */
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
        ...fonts.map((font) => ({ from: require.resolve(font), to: 'resources/fonts/' })),
      ],
    }),
    new PdfDocumentsPlugin(),
  ];
}

class PdfDocumentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PdfDocumentsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('PdfDocumentsPlugin', async () => {
        for (const document of pdfDocuments) {
          compilation.emitAsset(`resources/${document.id}.pdf`, new rspack.sources.RawSource(await writePdf(document)));
        }
      });
    });
  }
}
