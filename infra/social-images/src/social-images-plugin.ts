import path from 'node:path';
import type { QueryImages, RouteRow } from '@annuity-lantern/contracts/route-manifest';
import type { Compiler } from '@rspack/core';
import { drawSocialImage } from './draw-social-image.ts';
import { imageName } from './image-name.ts';
import { keepImage } from './keep-image.ts';

/** Further pictures of a route, one for each value of a key of its query: a copied link then shows its own number. */
export interface QueryPictures {
  readonly key: string;
  readonly pictures: readonly { readonly value: string; readonly title: string; readonly note: string }[];
}

/** By route id. */
export type QueryPicturesOf = Readonly<Record<string, QueryPictures>>;

/** The picture of a route for one value. */
function queryPicture(routeId: string, key: string, { value, title, note }: QueryPictures['pictures'][number]) {
  return { id: `${routeId}-${key}-${value}`, head: { title }, note };
}

/** What the manifest says of the pictures of a route, if it has any. */
export function queryImages(routeId: string, queryPictures: QueryPicturesOf): QueryImages | undefined {
  const own = queryPictures[routeId];
  if (!own) return undefined;
  const byValue = own.pictures.map((picture) => {
    const file = imageName(queryPicture(routeId, own.key, picture));
    return [picture.value, { file, alt: `${picture.title} ${picture.note}` }] as const;
  });
  return { key: own.key, byValue: Object.fromEntries(byValue) };
}

export { imageName };

const cache = path.resolve(import.meta.dirname, '../../../.cache/social-images');

/** Adds to a remote's build the picture that a link to each indexable page shows, and those for values of a query. */
export class SocialImagesPlugin {
  readonly #pictures: readonly Parameters<typeof imageName>[0][];

  constructor(routes: readonly RouteRow[], queryPictures: QueryPicturesOf) {
    this.#pictures = [
      ...routes.filter(({ indexable }) => indexable),
      ...Object.entries(queryPictures).flatMap(([id, { key, pictures }]) => pictures.map((picture) => queryPicture(id, key, picture))),
    ];
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('SocialImagesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SocialImagesPlugin', stage }, async () => {
        for (const picture of this.#pictures) {
          const name = imageName(picture);
          const image = await keepImage(cache, name, () => drawSocialImage(picture.head.title, picture.note));
          compilation.emitAsset(name, new sources.RawSource(Buffer.from(image)), { immutable: true });
        }
      });
    });
  }
}
