import path from 'node:path';
import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import type { Compiler } from '@rspack/core';
import { drawSocialImage } from './draw-social-image.ts';
import { imageName } from './image-name.ts';
import { keepImage } from './keep-image.ts';

export { imageName };

const cache = path.resolve(import.meta.dirname, '../../../.cache/social-images');

/** Adds to a remote's build, for every page that may be indexed, the picture that a link to it shows. */
export class SocialImagesPlugin {
  readonly #routes: readonly RouteRow[];

  constructor(routes: readonly RouteRow[]) {
    this.#routes = routes;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('SocialImagesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SocialImagesPlugin', stage }, async () => {
        for (const route of this.#routes.filter(({ indexable }) => indexable)) {
          const name = imageName(route);
          const image = await keepImage(cache, name, () => drawSocialImage(route.head.title));
          compilation.emitAsset(name, new sources.RawSource(Buffer.from(image)), { immutable: true });
        }
      });
    });
  }
}
